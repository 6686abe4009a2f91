/** In the browser static parts are there already, and their code is not. */
export const drawPart = undefined;
