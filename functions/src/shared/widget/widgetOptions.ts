import { z } from 'zod'
import { formSchema } from './forms.ts'
import { says } from '../errors/refusals.ts'
import { widgetTabs, widgetTypes } from './widgetTabs.ts'

export const triggerKinds = ['page', 'time', 'scroll', 'exit', 'visit', 'event'] as const

/**
 * When the widget speaks up by itself. `value`: a part of the address, seconds, percent, unused, the nth
 * visit, an event's name.
 */
const triggerSchema = z.object({
  kind: z.enum(triggerKinds),
  value: z.string().max(200).default(''),
  action: z.enum(['bubble', 'open']),
  message: z.string().max(300).default(''),
})

/** From the first to the last: a cheaper model, corrected answers alone, a form, a person. */
export const creditSteps = ['cheaperModel', 'pairs', 'form', 'person'] as const

const languageKey = z.string().regex(/^[a-z]{2,3}$/)

/** How the widget behaves on a page; all of it may be seen by visitors but the origins, the hosts and the
 * retention. */
export const widgetOptionsSchema = z.object({
  /** Missing for `chat`, so that nothing seems changed in agents from before. */
  widgetType: z.enum(widgetTypes).optional(),
  /** Those that are shown, in their order; `tabsOf` says which where there are none. */
  tabs: z.array(z.enum(widgetTabs)).max(widgetTabs.length).optional(),
  triggers: z.array(triggerSchema).max(10).default([]),
  forms: z.array(formSchema).max(5).default([]),
  /** Launch messages by language, in place of the agent's own. */
  greetings: z.record(languageKey, z.array(z.string().max(1000)).max(5)).default({}),
  /** The widget's own texts by language and key, where the owner wants other words. */
  texts: z.record(languageKey, z.record(z.string().max(40), z.string().max(300))).default({}),
  /** Run in the visitor's own language where the widget speaks it. */
  followBrowserLanguage: z.boolean().default(false),
  showSources: z.boolean().default(false),
  canRate: z.boolean().default(true),
  canUpload: z.boolean().default(false),
  severalConversations: z.boolean().default(true),
  /** Whether a visitor is offered the agent's other channels. */
  canContinue: z.boolean().default(false),
  /** Whether a visitor can ask for a person. */
  canHandOff: z.boolean().default(false),
  /** The agent itself may ask for a person when it cannot help. */
  smartHandoff: z.boolean().default(false),
  /** Nothing is stored or asked of the backend before the visitor has agreed. */
  consentMode: z.boolean().default(false),
  consentText: z.string().max(2000).default(''),
  /** Origins that may show the widget, as `https://example.com`; none means all. */
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
   * Hosts of which an answer's cards may show pictures and link to, as `shop.example` or `*.shop.example`;
   * the allowed origins count as well.
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
  /**
   * What the agent still does when the workspace's credit is used up; with none of it the chat is closed
   * then.
   */
  outOfCredits: z
    .object({
      steps: z.array(z.enum(creditSteps)).max(creditSteps.length).default(['cheaperModel']),
      message: z
        .string()
        .min(1, says('writeSomething'))
        .max(300)
        .default('We can’t answer here right now. Leave us a word, and somebody will come back to you.'),
    })
    .prefault({}),
  /** Days after its last message that a conversation is kept; 0 is for ever. */
  retentionDays: z.int().min(0).max(3650).default(0),
})
export type WidgetOptions = z.infer<typeof widgetOptionsSchema>
