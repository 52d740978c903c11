import { z } from 'zod'
import {
  anything,
  flag,
  identifier,
  isObject,
  listOf,
  optionalNumber,
  part,
  text,
  valuesOf,
} from '../parsing/fields.ts'

const nodeSchema = z.object({
  id: identifier,
  type: text,
  name: text,
  description: text,
  instructions: text,
  llmConfig: part({ modelId: text, temperature: optionalNumber, maxTokens: optionalNumber }),
})
export type ConvocoreNode = z.infer<typeof nodeSchema>

const tabSchema = z.object({
  homeSpecific: part({ buttons: listOf(z.object({ iceBreakers: listOf(z.string()) })) }),
})

/** A source of knowledge; exports have its text or its URL, or only its name. */
const sourceSchema = z.object({ name: text, title: text, content: text, text: text, url: text })

const agent = part({
  title: text,
  description: text,
  agentPlatform: text,
  enableNodes: flag,
  nodes: listOf(nodeSchema),
  vg_systemPrompt: text,
  vg_instructions: text,
  vg_initPrompt: text,
  vg_initMessages: listOf(z.string()),
  vg_defaultModel: text,
  vg_temperature: optionalNumber,
  vg_maxTokens: optionalNumber,
  proactiveMessage: text,
  customThemeJSONString: text,
  ADVANCED_customCSS: text,
  roundedImageURL: text,
  chatBgURL: text,
  tabs: listOf(tabSchema),
  voiceConfig: anything,
  vapiConfig: anything,
})
export type ConvocoreAgent = z.infer<typeof agent>

const sources = valuesOf(sourceSchema)
const named = valuesOf(z.object({ id: identifier, ID: identifier, name: text, key: text }))

/** The template that Convocore exports for an agent, formerly VoiceGlow. */
export const convocoreSchema = z.object({
  name: text,
  agentData: agent,
  nodes: listOf(nodeSchema),
  tools: named,
  variables: named,
  kbDocs: sources,
  knowledgeBase: sources,
})

/** Returns the template of a Convocore agent in a file: as it is exported, or the agent alone. */
export function convocoreTemplate(file: Record<string, unknown>): Record<string, unknown> | undefined {
  const inner = file['agentTemplate'] ?? file
  if (!isObject(inner)) return undefined
  if (isObject(inner['agentData'])) return inner
  const bare = isObject(inner['agent']) ? inner['agent'] : inner
  const isAgent = [
    'vg_systemPrompt',
    'vg_instructions',
    'vg_defaultModel',
    'vg_initMessages',
    'agentPlatform',
  ]
  return typeof bare['title'] === 'string' && isAgent.some((name) => name in bare)
    ? { agentData: bare }
    : undefined
}

/** Returns the main colour of a theme, which is JSON within the file. */
export function colourOf({ customThemeJSONString: json }: ConvocoreAgent): string {
  if (json.length > 5_000) return ''
  try {
    const theme = part({ primary: text, themeColor: text }).parse(JSON.parse(json))
    return theme.primary || theme.themeColor
  } catch {
    return ''
  }
}
