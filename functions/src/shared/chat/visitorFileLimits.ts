/**
 * The size of one visitor's file in bytes, decoded, and the number of files in a message. A file of its own,
 * because most visitors send none.
 */
export const maxVisitorFileBytes = 1_000_000
export const maxVisitorFiles = 4
/** The maximum length of an uploaded file's pass. */
export const maxPassCharacters = 12_000
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
