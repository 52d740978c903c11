export const texts = {
  start: 'Start',
  default: 'Node',
  end: 'End',
  note: 'Note',
  group: 'Group',
} as const
