"""The table: who sits where, whose turn it is, what was said. No HTTP and no database in here.

A table is the sum of its entries. `commands` says what an entry may bring, `Table.add` makes it so;
the same entries always make the same table, on any machine.
"""
