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

const target = part({ target: identifier })
const settings = part({ model: text, temperature: optionalNumber, maxTokens: optionalNumber })

const nodeSchema = z.object({
  nodeID: identifier,
  type: text,
  data: part({
    name: text,
    steps: listOf(z.string()),
    texts: z.array(z.unknown()).catch([]),
    dialogs: listOf(z.object({ content: text })),
    messageID: identifier,
    responseID: identifier,
    intent: identifier,
    intentID: identifier,
    triggers: listOf(z.object({ resourceID: identifier })),
    // Earlier exports have their name, later ones a label.
    buttons: listOf(z.object({ name: anything, label: anything })),
    items: listOf(z.object({ name: anything, label: anything })),
    system: text,
    portsV2: part({ builtIn: part({ next: target }), byKey: part({ default: target, next: target }) }),
    ports: listOf(z.object({ target: identifier })),
  }),
})
export type VoiceflowNode = z.infer<typeof nodeSchema>

const documentSchema = z.object({
  data: part({ type: text, name: text, url: text, content: text, text: text }),
})

/** The export of a Voiceflow project: earlier ones have intents in the version, later ones beside it. */
export const voiceflowSchema = z.object({
  project: part({
    name: text,
    knowledgeBase: part({
      settings: part({
        summarization: part({
          model: text,
          temperature: optionalNumber,
          maxTokens: optionalNumber,
          system: text,
          prompt: text,
        }),
      }),
      documents: valuesOf(documentSchema),
    }),
  }),
  version: part({
    name: text,
    rootDiagramID: identifier,
    platformData: part({
      intents: listOf(
        z.object({
          key: identifier,
          inputs: listOf(z.union([z.string(), z.object({ text }).transform((input) => input.text)])),
        }),
      ),
    }),
  }),
  diagrams: valuesOf(z.object({ _id: identifier, diagramID: identifier, nodes: valuesOf(nodeSchema) })),
  intents: listOf(z.object({ id: identifier })),
  utterances: listOf(z.object({ intentID: identifier, text: anything })),
  responseDiscriminators: listOf(z.object({ id: identifier, responseID: identifier })),
  responseVariants: listOf(z.object({ discriminatorID: identifier, text: anything })),
  responseMessages: listOf(z.object({ discriminatorID: identifier, text: anything })),
  prompts: listOf(z.object({ id: identifier, name: text })),
  promptMessages: listOf(
    z.object({
      promptID: identifier,
      role: text,
      content: anything,
      data: part({ role: text, content: anything }),
    }),
  ),
  agents: listOf(z.object({ name: text, description: text, instructions: anything, settings })),
  functions: listOf(z.object({ name: text })),
  variables: listOf(z.object({ id: identifier, name: text, isSystem: flag })),
})
export type Voiceflow = z.infer<typeof voiceflowSchema>

/** Returns whether a file is the export of a Voiceflow project. */
export function isVoiceflow(file: Record<string, unknown>): boolean {
  const hasDiagrams = isObject(file['diagrams']) || Array.isArray(file['diagrams'])
  return hasDiagrams && (isObject(file['version']) || isObject(file['project']))
}

/** Returns the text of marked up words: `{name}` for a variable, a line for each paragraph. */
export function markupText(value: unknown, nameOf: (id: string) => string): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return textOfList(value, nameOf)
  if (!isObject(value)) return ''
  const reference = value['variableID'] ?? value['entityID']
  if (typeof reference === 'string') return `{${nameOf(reference)}}`
  return markupText(value['text'] ?? value['children'] ?? value['content'], nameOf)
}

function textOfList(values: readonly unknown[], nameOf: (id: string) => string): string {
  // Paragraphs have children, and words in one paragraph have none.
  const areParagraphs = values.some((value) => isObject(value) && Array.isArray(value['children']))
  return values.map((value) => markupText(value, nameOf)).join(areParagraphs ? '\n' : '')
}
