export const themeColours = { light: '#fbfaf6', dark: '#131715' };
