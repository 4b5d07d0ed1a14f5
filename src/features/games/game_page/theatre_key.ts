/** Where the visit keeps that games are shown in theatre mode. */
export const theatreKey = "game.theatre";
