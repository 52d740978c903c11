import { z } from 'zod'
import {
  anything,
  identifier,
  isObject,
  listOf,
  optionalNumber,
  part,
  text,
  flag,
} from '../parsing/fields.ts'

const comparisonSchema = z.object({ variableId: identifier, comparisonOperator: text, value: text })

const itemSchema = z.object({
  id: identifier,
  outgoingEdgeId: identifier,
  content: anything,
  title: text,
})
export type TypebotItem = z.infer<typeof itemSchema>

const messageSchema = z.object({ role: text, content: text })

const options = part({
  variableId: identifier,
  groupId: identifier,
  blockId: identifier,
  isMultipleChoice: flag,
  isCode: flag,
  model: text,
  systemMessage: text,
  messages: listOf(messageSchema),
  advancedSettings: part({ temperature: optionalNumber }),
})

const blockSchema = z.object({
  id: identifier,
  type: z.string(),
  outgoingEdgeId: identifier,
  content: anything,
  items: listOf(itemSchema),
  options,
})
export type TypebotBlock = z.infer<typeof blockSchema>

const groupSchema = z.object({ id: identifier, title: text, blocks: listOf(blockSchema) })
export type TypebotGroup = z.infer<typeof groupSchema>

/** The export of a Typebot, of versions 3 to 6: later ones start at an event, earlier ones at a group. */
export const typebotSchema = z.object({
  name: text,
  events: listOf(z.object({ type: text, outgoingEdgeId: identifier })),
  groups: listOf(groupSchema),
  edges: listOf(z.object({ id: identifier, to: part({ groupId: identifier, blockId: identifier }) })),
  variables: listOf(z.object({ id: identifier, name: text })),
  theme: part({
    customCss: text,
    chat: part({
      hostAvatar: part({ url: text }),
      buttons: part({ backgroundColor: text }),
    }),
  }),
  customDomain: text,
  whatsAppCredentialsId: text,
})
export type Typebot = z.infer<typeof typebotSchema>

/** Returns whether a file is the export of a Typebot. */
export function isTypebot(file: Record<string, unknown>): boolean {
  return Array.isArray(file['groups']) && Array.isArray(file['edges']) && Array.isArray(file['variables'])
}

/** Returns the conditions of an item, which has them in its content. */
export function comparisonsOf({ content }: TypebotItem): z.infer<typeof comparisonSchema>[] {
  return part({ comparisons: listOf(comparisonSchema) }).parse(content).comparisons
}

/** Returns the text of a message: rich text as lines, links with their URLs. */
export function typebotText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!isObject(content)) return ''
  if (Array.isArray(content['richText'])) return content['richText'].map(lineOf).join('\n').trim()
  if (typeof content['plainText'] === 'string') return content['plainText'].trim()
  return typeof content['html'] === 'string' ? content['html'].replaceAll(/<[^>]*>/g, ' ').trim() : ''
}

function lineOf(element: unknown): string {
  if (!isObject(element)) return ''
  if (typeof element['text'] === 'string') return element['text']
  const children = Array.isArray(element['children']) ? element['children'] : []
  const isList = element['type'] === 'ul' || element['type'] === 'ol'
  if (isList) return children.map((child) => `- ${lineOf(child)}`).join('\n')
  const inner = children.map(lineOf).join('')
  const url = element['type'] === 'a' && typeof element['url'] === 'string' ? element['url'] : ''
  return url && url !== inner ? `${inner} (${url})` : inner
}
