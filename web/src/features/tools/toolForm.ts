import { toolDraftSchema, type Tool, type ToolDraft } from '@parley/functions/shared/tools/tools'
import type { UseFormReturnType } from '@mantine/form'
import { z } from 'zod'

export const toolFormSchema = z.object({ tool: toolDraftSchema })

/** The form's values while a tool is edited. */
export interface ToolValues extends Record<string, unknown> {
  tool: ToolDraft
}
export type ToolFields = UseFormReturnType<ToolValues, z.output<typeof toolFormSchema>>

export const emptyTool: ToolDraft = {
  name: '',
  description: '',
  parameters: [],
  request: { method: 'GET', address: '', query: [], headers: [], body: '', credentialId: '' },
  keeps: [],
  effect: 'read',
  confirm: 'no',
  question: '',
}

/** Returns the part of a tool that its form edits. */
export function draftOf(tool: Tool): ToolDraft {
  const {
    ID: _id,
    seq: _seq,
    by: _by,
    receiverBy: _receiverBy,
    createdAt: _createdAt,
    changedAt: _changedAt,
    ...draft
  } = tool
  return draft
}
