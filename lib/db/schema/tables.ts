export { admins } from './admins';
export { classes } from './classes';
export { pupils } from './pupils';
export { rateLimits } from './rate-limits';
export { schools } from './schools';
export { seatingMaps, seats } from './seating-maps';
export { teachers } from './teachers';
