import { z } from 'zod'
import { agentTextLimits } from '../limits.ts'

/** Limits of a talk with the CSS assistant. */
export const cssAssistantLimits = { messages: 20, characters: 4_000 } as const

/** A message of the talk, which the browser holds. */
export const cssMessageSchema = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().trim().min(1).max(cssAssistantLimits.characters),
})
export type CssMessage = z.infer<typeof cssMessageSchema>

/** The style sheet as it is typed now, and the talk up to the newest wish. */
export const cssWishSchema = z.strictObject({
  currentCss: z.string().max(agentTextLimits.customCss),
  messages: z
    .array(cssMessageSchema)
    .min(1)
    .max(cssAssistantLimits.messages)
    .refine((messages) => messages.at(-1)?.role === 'user'),
})

/** `css`: whole rules that are new or replace those with the same selector; empty for an answer without CSS. */
export const cssReplySchema = z.object({ text: z.string(), css: z.string() })
export type CssReply = z.infer<typeof cssReplySchema>

/** Returns the CSS of a message: the content of its code blocks. */
export function cssInMessage(text: string): string {
  return [...text.matchAll(codeBlock)]
    .map(([, code = '']) => code.trim())
    .filter(Boolean)
    .join('\n\n')
}

/** Returns a message without its code blocks. */
export function wordsOfMessage(text: string): string {
  return text
    .replaceAll(codeBlock, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** A fenced block; one that was cut off ends with the message. */
const codeBlock = /```(?:css)?[^\S\n]*\n([\s\S]*?)(?:\n```|```|$)/gi
