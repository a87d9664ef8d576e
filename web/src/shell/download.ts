/** The record of a table as a file. */

import * as api from "../client/api";
import { keyOf } from "../client/kept_seats";
import type { Table } from "../client/table.svelte";

export async function download(table: Table): Promise<void> {
  const record = await table.attempt(() => api.record(table.id, keyOf(table.id)));
  if (!record) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }),
  );
  link.download = table.recordName;
  link.click();
  URL.revokeObjectURL(link.href);
}
