import { z } from 'zod'
import { agentTextLimits } from '../limits.ts'
import { fallbackChoices, modelIds } from '../models/models.ts'
import { pictureAddress } from '../pictures/pictures.ts'
import { approvalSchema } from './review.ts'
import { patchOf } from '../texts/patchOf.ts'
import { templateKeys } from './templateKeys.ts'
import { widgetOptionsSchema } from '../widget/widgetOptions.ts'
import { says } from '../errors/refusals.ts'

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)
/** A picture's address, or none. */
const picture = z.string().max(2000).regex(pictureAddress, says('pictureAddressWrong')).default('')
const unixSeconds = z.int().nonnegative()

/** The part of an agent that shapes its answers. */
export const agentOptionsSchema = z.object({
  model: z.enum(modelIds).default('gpt-4o'),
  /**
   * What answers where the model does not, whom visitors' words then reach too; missing for `auto`, so that
   * nothing seems changed in agents from before.
   */
  fallbackModel: z.enum([...modelIds, ...fallbackChoices]).optional(),
  temperature: z.number().min(0).max(2).default(0.5),
  systemPrompt: z.string().max(agentTextLimits.systemPrompt).default(''),
  initPrompt: z.string().max(agentTextLimits.initMessage).default(''),
  initMessages: z.array(z.string().max(agentTextLimits.initMessage)).max(5).default([]),
  suggestedReplies: z.array(z.string().max(agentTextLimits.suggestedReply)).max(6).default([]),
  maxTokens: z.int().min(64).max(8192).default(1024),
  uiEngine: z.boolean().default(true),
  kbDimension: z.int().default(1536),
  websocketServer: z.string().max(40).default('nodejs'),
  maxChunkSize: z.int().min(1000, says('chunkSizeTooSmall')).max(8000).default(2424),
  /**
   * Tools of its workspace that it may use, by id; missing until some were chosen, so that nothing seems
   * changed in agents from before.
   */
  tools: z.array(z.string().min(1).max(64)).max(20).optional(),
})

/** Settings of voice calls, with the defaults of a new agent. */
export const voiceConfigSchema = z.object({
  recordAudio: z.boolean().default(true),
  webCalling: z.boolean().default(true),
  backgroundNoise: z.string().max(40).default('restaurant'),
  transcriber: z
    .object({ provider: z.string().max(40), model: z.string().max(40), language: z.string().max(10) })
    .default({ provider: 'deepgram', model: 'nova-2', language: 'en' }),
  voice: z.string().max(60).default('asteria'),
  utteranceThreshold: z.int().min(0).max(5000).default(150),
})

/** What Vapi alone is told of a call. Missing until something was chosen, like `channelOptionsSchema`. */
export const vapiConfigSchema = z.object({
  /** When a call ends at the latest; 0 for as long as the credit lasts. */
  maxDurationSeconds: z.int().min(0).max(43_200).optional(),
})

/**
 * How it answers on channels, not on the website. Missing until something was chosen, so that nothing seems
 * changed in agents from before.
 */
export const channelOptionsSchema = z.object({
  /** Whoever was answered by a person is left to the team. */
  newContactsOnly: z.boolean().optional(),
  /** How long it waits for more words before it answers. */
  answerDelaySeconds: z.int().min(0).max(60).optional(),
})

/** The builder's draft, `voiceglow/{agentId}`. It holds no secret, because browsers read it as a whole. */
export const agentSchema = z.object({
  ID: z.string(),
  ownerID: z.string(),
  agentPlatform: z.enum(['vg', 'vf']).default('vg'),
  template: z.enum(templateKeys).default('blank-template'),
  title: z.string().min(1).max(agentTextLimits.title),
  description: z.string().max(agentTextLimits.description).default(''),
  theme: z.string().max(40).default('blue-light'),
  themeType: z.enum(['light', 'dark', 'auto']).default('light'),
  primaryColor: hexColor.default('#3a5bd9'),
  customThemeJSONString: z.string().max(5000).default(''),
  placement: z
    .enum(['bottom-right', 'bottom-left', 'popup', 'full-width', 'modal', 'embedded'])
    .default('bottom-right'),
  scrollAnimation: z.boolean().default(true),
  roundedImageURL: picture,
  chatBgURL: picture,
  branding: z.string().max(200).default(''),
  proactiveMessage: z.string().max(300).default(''),
  messageDelayMS: z.int().min(0).max(60_000).default(1000),
  maxTokensUsage: z.int().min(0).default(0),
  autoStartWidget: z.boolean().default(false),
  syncBrowser: z.boolean().default(false),
  listenForUrlChanges: z.boolean().default(false),
  lang: z.string().max(10).default('en'),
  recordChatHistory: z.boolean().default(true),
  enableGeoAnalytics: z.boolean().default(false),
  UIhandoffTitle: z.string().max(100).default(''),
  UIhandoffSubtitle: z.string().max(300).default(''),
  fontFamily: z.string().max(64).default('DM Sans'),
  ADVANCED_customCSS: z.string().max(agentTextLimits.customCss).default(''),
  messagesLimit: z.int().min(0).max(1_000_000_000).default(0),
  smartInit: z.boolean().default(false),
  channelOptions: channelOptionsSchema.optional(),
  /** Walks its flow in place of the one prompt. */
  enableNodes: z.boolean().default(false),
  /** `hash` of its flow, which the server sets with every change of it; missing while there is none. */
  flowHash: z.string().max(40).optional(),
  vgOptions: agentOptionsSchema.prefault({}),
  voiceConfig: voiceConfigSchema.prefault({}),
  vapiConfig: vapiConfigSchema.optional(),
  widgetOptions: widgetOptionsSchema.prefault({}),
  /** Rises with every change of its knowledge, which visitors are answered from at once. */
  knowledgeVersion: z.int().nonnegative().default(0),
  /** 0 until the first publication. */
  publishedVersion: z.int().nonnegative().default(0),
  /** `agentFingerprint` of what visitors see; equal to the draft's when there is nothing to publish. */
  publishedFingerprint: z.string().default(''),
  createdAt: unixSeconds,
  lastModified: unixSeconds,
})
export type Agent = z.infer<typeof agentSchema>

/** Fields that only the server sets; the rules refuse a client's write to them. */
export const agentServerFields = [
  'ID',
  'ownerID',
  'agentPlatform',
  'template',
  'createdAt',
  'publishedVersion',
  'publishedFingerprint',
  'knowledgeVersion',
  'flowHash',
  'internal',
] as const

/** A draft as its owner fills it in. Unknown fields are an error. */
export const agentDraftSchema = agentSchema
  .omit({
    ID: true,
    ownerID: true,
    agentPlatform: true,
    template: true,
    createdAt: true,
    publishedVersion: true,
    publishedFingerprint: true,
    knowledgeVersion: true,
    flowHash: true,
    lastModified: true,
  })
  .strict()
/** Fields of a draft, each of them whole. */
export type AgentChanges = Partial<z.infer<typeof agentDraftSchema>>

/** What a program may change of a draft in one request; what it does not name stays as it is. */
export const agentPatchSchema = patchOf(agentDraftSchema)
export type AgentPatch = z.infer<typeof agentPatchSchema>

/**
 * `voiceglow/{agentId}/backups/{at}`: an agent as it was published or kept; the newest 20 stay. `version`:
 * what was published then.
 */
export const agentBackupSchema = z.object({
  version: z.int().nonnegative(),
  agent: agentSchema,
  at: z.int(),
  by: z.string(),
  /** The client who approved just this, where one did. */
  approval: approvalSchema.nullable().default(null),
  /** Why it was published although its organisation wants approval first; empty everywhere else. */
  reason: z.string().default(''),
  /** What its people call it; empty for none. */
  label: z.string().max(60).default(''),
  /** Uid of whoever gave it that name. */
  labelBy: z.string().default(''),
})
export type AgentBackup = z.infer<typeof agentBackupSchema>
