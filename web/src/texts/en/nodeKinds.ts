export const texts = {
  start: 'Start',
  default: 'Step',
  end: 'End',
  note: 'Note',
  group: 'Group',
} as const
