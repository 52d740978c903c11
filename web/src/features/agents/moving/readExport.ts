import type { AgentTemplate } from '@parley/functions/shared/agents/agentTemplate'
import type { Loss } from './draft/Losses.ts'
import { findSecrets, secretKinds, type SecretKind } from './draft/secrets.ts'
import { TemplateDraft } from './draft/TemplateDraft.ts'
import { ExportRefusal } from './parsing/ExportRefusal.ts'
import { exportLimits } from './parsing/exportLimits.ts'
import { isObject } from './parsing/fields.ts'
import { parseExport } from './parsing/parseExport.ts'
import type { Platform } from './platforms.ts'
import { convocoreTemplate } from './platforms/convocoreFile.ts'
import { isDify } from './platforms/difyFile.ts'
import { readConvocore } from './platforms/readConvocore.ts'
import { readDify } from './platforms/readDify.ts'
import { decodeTable, readPairs } from './platforms/readPairs.ts'
import { readTypebot } from './platforms/readTypebot.ts'
import { readVoiceflow } from './platforms/readVoiceflow.ts'
import { isTypebot } from './platforms/typebotFile.ts'
import { isVoiceflow } from './platforms/voiceflowFile.ts'

/** An export as an agent template, and what of it is not taken. */
export interface ConvertedExport {
  platform: Platform
  template: AgentTemplate
  losses: Loss[]
  /** The secrets of the file by kind; none of them is in the template. */
  secrets: SecretKind[]
}

/**
 * Converts another platform's export. It only reads the bytes: nothing is fetched or run. Throws an
 * `ExportRefusal` for a file that no agent can be made of.
 */
export function readExport(bytes: Uint8Array, fileName: string): ConvertedExport {
  if (bytes.length > exportLimits.fileBytes) throw new ExportRefusal('exportTooLarge')
  const draft = new TemplateDraft()
  if (/\.(csv|tsv)$/i.test(fileName)) {
    readPairs(decodeTable(bytes), draft)
    return toConverted('csv', draft, { fileName, secrets: [] })
  }
  const file = parseExport(bytes)
  if (!isObject(file)) throw new ExportRefusal('unknownExport')
  const platform = readPlatform(file, draft)
  if (draft.isEmpty) throw new ExportRefusal('exportEmpty')
  return toConverted(platform, draft, { fileName, secrets: findSecrets(file) })
}

function readPlatform(file: Record<string, unknown>, draft: TemplateDraft): Platform {
  if (isVoiceflow(file)) {
    readVoiceflow(file, draft)
    return 'voiceflow'
  }
  if (isTypebot(file)) {
    readTypebot(file, draft)
    return 'typebot'
  }
  if (isDify(file)) {
    readDify(file, draft)
    return 'dify'
  }
  const template = convocoreTemplate(file)
  if (!template) throw new ExportRefusal('unknownExport')
  readConvocore(template, draft)
  return 'convocore'
}

function toConverted(
  platform: Platform,
  draft: TemplateDraft,
  { fileName, secrets }: { fileName: string; secrets: SecretKind[] },
): ConvertedExport {
  const template = draft.toTemplate(fileName.replace(/\.[a-z]{1,5}$/i, ''))
  const kinds = secretKinds.filter((kind) => secrets.includes(kind))
  for (const _ of secrets) draft.losses.add('secrets')
  return { platform, template, losses: draft.losses.list(), secrets: kinds }
}
