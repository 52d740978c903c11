/**
 * A file that a visitor sends, decoded, and how many one message carries. Apart from the rest: most visitors
 * send none.
 */
export const maxVisitorFileBytes = 1_000_000
export const maxVisitorFiles = 4
/** How long the pass of an uploaded file is at most. */
export const mostPassCharacters = 12_000
export const visitorFileExtensions = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'pdf',
  'txt',
  'md',
  'csv',
  'docx',
] as const
