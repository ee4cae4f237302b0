// The pieces of this game.

import { MINE, piecesOf } from "../drawn/pieces";

export const ART = {
  ...MINE,
  ...piecesOf(
    import.meta.glob("../../../../drawing/art/diamant/*.svg", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ),
};
