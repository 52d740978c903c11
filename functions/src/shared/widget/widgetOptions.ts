import { z } from 'zod'
import { formSchema } from './forms.ts'
import { refusalKey } from '../errors/refusals.ts'
import { widgetTabs, widgetTypes } from './widgetTabs.ts'

export const triggerKinds = ['page', 'time', 'scroll', 'exit', 'visit', 'event'] as const

/**
 * A trigger that makes the widget open or speak by itself. `value`: a part of the URL, seconds, percent,
 * unused, the number of the visit, or an event's name.
 */
const triggerSchema = z.object({
  kind: z.enum(triggerKinds),
  value: z.string().max(200).default(''),
  action: z.enum(['bubble', 'open']),
  message: z.string().max(300).default(''),
})

/** The fallbacks in order: a cheaper model, corrected answers alone, a form, a person. */
export const creditSteps = ['cheaperModel', 'pairs', 'form', 'person'] as const

const languageKey = z.string().regex(/^[a-z]{2,3}$/)

/** The widget's behaviour on a page; public except for origins, hosts and retention. */
export const widgetOptionsSchema = z.object({
  /** Missing for `chat`, so that older agents show no unpublished change. */
  widgetType: z.enum(widgetTypes).optional(),
  /** The tabs in their order; if missing or empty, `tabsOf` returns the default ones. */
  tabs: z.array(z.enum(widgetTabs)).max(widgetTabs.length).optional(),
  triggers: z.array(triggerSchema).max(10).default([]),
  forms: z.array(formSchema).max(5).default([]),
  /** Launch messages by language, which replace the agent's own. */
  greetings: z.record(languageKey, z.array(z.string().max(1000)).max(5)).default({}),
  /** The owner's replacements of widget texts, by language and key. */
  texts: z.record(languageKey, z.record(z.string().max(40), z.string().max(300))).default({}),
  /** Uses the visitor's language if the widget has it. */
  followBrowserLanguage: z.boolean().default(false),
  showSources: z.boolean().default(false),
  canRate: z.boolean().default(true),
  canUpload: z.boolean().default(false),
  severalConversations: z.boolean().default(true),
  /** Whether the widget offers the agent's other channels. */
  canContinue: z.boolean().default(false),
  /** Whether a visitor can request a person. */
  canHandOff: z.boolean().default(false),
  /** The agent itself may request a person when it cannot help. */
  smartHandoff: z.boolean().default(false),
  /** Nothing is stored or requested before the visitor has given consent. */
  consentMode: z.boolean().default(false),
  consentText: z.string().max(2000).default(''),
  /** Origins that may show the widget, as `https://example.com`; empty for all. */
  allowedOrigins: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'An origin looks like https://example.com'),
    )
    .max(20)
    .default([]),
  /**
   * Hosts of an answer's card pictures and links, as `shop.example` or `*.shop.example`; the allowed origins
   * count as well.
   */
  cardHosts: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'A host looks like shop.example'),
    )
    .max(20)
    .default([]),
  /** The remaining abilities when the workspace's credit is used up; without any, the chat closes. */
  outOfCredits: z
    .object({
      steps: z.array(z.enum(creditSteps)).max(creditSteps.length).default(['cheaperModel']),
      message: z
        .string()
        .min(1, refusalKey('writeSomething'))
        .max(300)
        .default('We can’t answer here right now. Leave us a word, and somebody will come back to you.'),
    })
    .prefault({}),
  /** The days after its last message until a conversation is deleted; 0 for never. */
  retentionDays: z.int().min(0).max(3650).default(0),
})
export type WidgetOptions = z.infer<typeof widgetOptionsSchema>
