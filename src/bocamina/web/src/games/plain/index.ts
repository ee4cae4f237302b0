// The table of a game that has none of its own yet: its notation, and its moves as buttons.

import type { GameTable } from "../contract";
import PlainTable from "./PlainTable.svelte";

const table: GameTable = { Table: PlainTable };
export default table;
