// Dates as the settings show them.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const dayOf = (at: string): string => (Number.isNaN(Date.parse(at)) ? at : DAY.format(new Date(at)));
