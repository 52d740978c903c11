import type { Conversation } from '../chat/conversation.ts'
import { visitorFileExtensions } from '../chat/visitorFileLimits.ts'

type FileExtension = (typeof visitorFileExtensions)[number]

/** What files of a message are, by how their names end. */
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

/** What Meta's apps refuse of it: all others take any of these files. */
const refused: Partial<Record<Conversation['channel'], readonly FileExtension[]>> = {
  instagram: ['webp', 'pdf', 'txt', 'md', 'csv', 'docx'],
  whatsapp: ['gif', 'webp'],
}

/** How the names of files end that can be sent to people on a channel. */
export function extensionsOn(channel: Conversation['channel']): readonly FileExtension[] {
  const without = refused[channel] ?? []
  return visitorFileExtensions.filter((extension) => !without.includes(extension))
}

/** Whether a file of this type can be sent to people on a channel. */
export function isTakenOn(channel: Conversation['channel'], type: string): boolean {
  return extensionsOn(channel).some((extension) => fileTypes[extension] === type)
}
