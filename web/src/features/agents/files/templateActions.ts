import { templateLimits } from '@parley/functions/shared/agents/agentTemplate'
import type { CallableInput, CallableOutput } from '@parley/functions/shared/callables/callables'
import type { WorkspaceRef } from '../../../lib/session/session.ts'
import { call } from '../../../lib/call.ts'
import { filesApi } from '../../../lib/environment.ts'
import { CallError } from '../../../lib/errors.ts'
import { streamFile } from '../../../lib/files/streamFile.ts'
import { fieldRefusalText } from '../../../lib/texts/refusalTexts.ts'

/** An uploaded file with its preview. */
export interface ReadFile {
  fileId: string
  preview: CallableOutput<'previewImport'>
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
