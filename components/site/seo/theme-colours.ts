/** The page colours of globals.css, for the browser's own interface. */
export const themeColours = { light: '#fbfaf6', dark: '#131715' };
