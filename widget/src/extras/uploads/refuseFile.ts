import {
  maxVisitorFileBytes,
  maxVisitorFiles,
  visitorFileExtensions,
} from '@parley/functions/shared/chat/visitorFileLimits'
import type { uploadTexts } from '@parley/functions/shared/widgetTexts/uploadTexts'
import { fill } from '../format.ts'

/** Returns why a file cannot be sent, in words; nothing when it can. */
export function refuseFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  already: number,
  texts: typeof uploadTexts,
): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase()
  if (already >= maxVisitorFiles) return fill(texts.tooMany, { limit: maxVisitorFiles })
  if (!visitorFileExtensions.some((allowed) => allowed === extension))
    return fill(texts.wrongType, { name, types: visitorFileExtensions.join(', ') })
  if (size > maxVisitorFileBytes)
    return fill(texts.tooBig, { name, limit: `${maxVisitorFileBytes / 1e6} MB` })
  return undefined
}
