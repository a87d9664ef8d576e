"""A second, slow reading of the rules from the clauses alone; it shares no code with the engine."""
