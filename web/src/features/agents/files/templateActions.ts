import { templateLimits } from '@parley/functions/shared/agents/agentTemplate'
import type { CallableInput, CallableOutput } from '@parley/functions/shared/callables/callables'
import type { WorkspaceRef } from '../../../lib/session/session.ts'
import { call } from '../../../lib/call.ts'
import { filesApi } from '../../../lib/environment.ts'
import { CallError } from '../../../lib/errors.ts'
import { streamFile } from '../../../lib/files/streamFile.ts'
import { fieldRefusalText } from '../../../lib/texts/refusalTexts.ts'
import { convertExport } from '../moving/convertExport.ts'
import { ExportRefusal } from '../moving/parsing/ExportRefusal.ts'
import { exportLimits } from '../moving/parsing/exportLimits.ts'
import type { ConvertedExport } from '../moving/readExport.ts'
import { movingTexts } from '../moving/texts.ts'

/** An uploaded file with its preview. */
export interface ReadFile {
  fileId: string
  preview: CallableOutput<'previewImport'>
  /** The export that the file was converted from; missing for a template that was exported here. */
  converted?: ConvertedExport
}

/**
 * Converts an export in the browser, then uploads the template and previews it; throws like
 * `readTemplateFile`.
 */
export async function readExportFile(
  workspace: WorkspaceRef,
  file: File,
  signal: AbortSignal,
): Promise<ReadFile> {
  const converted = await convertExport(file, signal).catch((error: unknown) => {
    throw error instanceof ExportRefusal ? new CallError('invalid-argument', refusalOf(error)) : error
  })
  const template = new File([JSON.stringify(converted.template)], 'agent.json', { type: 'application/json' })
  return { ...(await readTemplateFile(workspace, template, signal)), converted }
}

function refusalOf({ reason }: ExportRefusal): string {
  const { fileBytes, yamlBytes } = exportLimits
  return movingTexts(reason, { megabytes: fileBytes / 1_000_000, yaml: yamlBytes / 1_000_000 })
}

/** Uploads a file and previews it. Throws a `CallError` whose field is `file`. */
export async function readTemplateFile(
  { region, workspaceId }: WorkspaceRef,
  file: File,
  signal: AbortSignal,
): Promise<ReadFile> {
  if (file.size > templateLimits.fileBytes) {
    const megabytes = templateLimits.fileBytes / 1_000_000
    throw new CallError('file-too-large', fieldRefusalText({ key: 'maxSize', values: { megabytes } }))
  }
  if (file.size === 0) throw new CallError('invalid-argument', fieldRefusalText('importNotTemplate'))
  const query = new URLSearchParams({ region, workspaceId })
  const fileId = await streamFile(`${filesApi(region)}/template?${query.toString()}`, file, { signal })
  const preview = await call('previewImport', { region, workspaceId, fileId }, region)
  return { fileId, preview }
}

export function importAgent(input: CallableInput<'importAgent'>): Promise<CallableOutput<'importAgent'>> {
  return call('importAgent', input, input.region)
}
