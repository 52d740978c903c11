import { t } from './replyFileTexts.ts'
import type { ReplyFile } from './heldFiles.ts'

/** Returns the note about a reply's files; undefined when none delays the reply. */
export function noteOfFiles(files: readonly ReplyFile[], isDropOver: boolean): string | undefined {
  if (isDropOver) return t('dropFiles')
  if (files.some(({ failure }) => failure)) return t('isMissing')
  return files.every(({ arrived }) => arrived) ? undefined : t('areComing')
}
