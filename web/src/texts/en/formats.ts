export const texts = {
  justNow: 'just now',
  today: 'Today',
  yesterday: 'Yesterday',
} as const
