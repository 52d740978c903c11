import type { Conversation } from '../chat/conversation.ts'
import { visitorFileExtensions } from '../chat/visitorFileLimits.ts'

type FileExtension = (typeof visitorFileExtensions)[number]

/** File types by the extension of the name. */
export const fileTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<FileExtension, string>

/** The extensions that a Meta app refuses; the other channels accept all. */
const refused: Partial<Record<Conversation['channel'], readonly FileExtension[]>> = {
  instagram: ['webp', 'pdf', 'txt', 'md', 'csv', 'docx'],
  whatsapp: ['gif', 'webp'],
}

/** Returns the file extensions that a channel accepts. */
export function extensionsOn(channel: Conversation['channel']): readonly FileExtension[] {
  const without = refused[channel] ?? []
  return visitorFileExtensions.filter((extension) => !without.includes(extension))
}

/** Returns whether a channel accepts a file of this content type. */
export function isTakenOn(channel: Conversation['channel'], type: string): boolean {
  return extensionsOn(channel).some((extension) => fileTypes[extension] === type)
}
