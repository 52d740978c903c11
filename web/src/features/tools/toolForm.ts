import { toolDraftSchema, type Tool, type ToolDraft } from '@parley/functions/shared/tools/tools'
import type { UseFormReturnType } from '@mantine/form'
import { z } from 'zod'

export const toolFormSchema = z.object({ tool: toolDraftSchema })

/** A tool while it is being edited. */
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

/** What is edited of a tool. */
export function draftOf(tool: Tool): ToolDraft {
  const { ID: _id, seq: _seq, by: _by, createdAt: _createdAt, changedAt: _changedAt, ...draft } = tool
  return draft
}
