import { z } from 'zod'
import { flag, identifier, listOf, optionalNumber, part, text, valuesOf } from '../parsing/fields.ts'

const model = part({
  name: text,
  completion_params: part({ temperature: optionalNumber, max_tokens: optionalNumber }),
})
const messageSchema = z.object({ role: text, text: text })
const namedSchema = z.object({ name: text, variable: text, label: text, tool_name: text, tool_label: text })
const enabled = part({ enabled: flag })

/** The settings around an app's answers, which both kinds of apps have. */
const features = {
  opening_statement: text,
  suggested_questions: listOf(z.string()),
  speech_to_text: enabled,
  text_to_speech: enabled,
  file_upload: enabled,
  sensitive_word_avoidance: enabled,
}

const conditionSchema = z.object({
  comparison_operator: text,
  value: text,
  variable_selector: listOf(z.string()),
})

const nodeSchema = z.object({
  id: identifier,
  data: part({
    type: text,
    title: text,
    answer: text,
    instruction: text,
    model,
    // A list of messages, or one of them.
    prompt_template: z.union([listOf(messageSchema), messageSchema.transform((one) => [one])]),
    dataset_ids: listOf(z.string()),
    classes: listOf(z.object({ id: identifier, name: text })),
    cases: listOf(z.object({ case_id: identifier, conditions: listOf(conditionSchema) })),
  }),
})
export type DifyNode = z.infer<typeof nodeSchema>

/** The DSL of a Dify app: `model_config` of simple apps, `workflow` of those with a graph. */
export const difySchema = z.object({
  app: part({ name: text, description: text, mode: text }),
  model_config: part({
    ...features,
    pre_prompt: text,
    prompt_type: text,
    chat_prompt_config: part({ prompt: listOf(messageSchema) }),
    model,
    user_input_form: listOf(z.record(z.string(), z.unknown())),
    external_data_tools: listOf(namedSchema),
    agent_mode: part({ tools: listOf(namedSchema) }),
    dataset_configs: part({ datasets: part({ datasets: listOf(z.record(z.string(), z.unknown())) }) }),
  }),
  workflow: part({
    features: part(features),
    environment_variables: valuesOf(namedSchema),
    conversation_variables: valuesOf(namedSchema),
    graph: part({
      nodes: listOf(nodeSchema),
      edges: listOf(z.object({ source: identifier, target: identifier, sourceHandle: identifier })),
    }),
  }),
})
export type Dify = z.infer<typeof difySchema>

/** Returns whether a file is the DSL of a Dify app. */
export function isDify(file: Record<string, unknown>): boolean {
  const hasApp = typeof file['app'] === 'object' && file['app'] !== null
  return hasApp && ('model_config' in file || 'workflow' in file || file['kind'] === 'app')
}
