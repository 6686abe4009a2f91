/** The paper of globals.css, for what a browser shows around a page. */
export const themeColours = { light: '#fbfaf6', dark: '#131715' };
