import { z } from 'zod'
import { agentTextLimits } from '../limits.ts'
import { fallbackChoices, modelIds } from '../models/models.ts'
import { pictureUrlPattern } from '../pictures/pictures.ts'
import { approvalSchema } from './review.ts'
import { patchOf } from '../texts/patchOf.ts'
import { templateKeys } from './templateKeys.ts'
import { widgetOptionsSchema } from '../widget/widgetOptions.ts'
import { refusalKey } from '../errors/refusals.ts'

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)
/** A picture's URL, or an empty text. */
const picture = z.string().max(2000).regex(pictureUrlPattern, refusalKey('pictureAddressWrong')).default('')
const unixSeconds = z.int().nonnegative()

/** The part of an agent that shapes its answers. */
export const agentOptionsSchema = z.object({
  model: z.enum(modelIds).default('gpt-4o'),
  /**
   * The model that answers when the first one fails; visitors' messages then reach it too. Optional, so that
   * older agents show no unpublished change.
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
  maxChunkSize: z.int().min(1000, refusalKey('chunkSizeTooSmall')).max(8000).default(2424),
  /**
   * Ids of the workspace's tools that the agent may use. Optional, so that older agents show no unpublished
   * change.
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

/** Settings for Vapi alone. Optional until one is chosen, like `channelOptionsSchema`. */
export const vapiConfigSchema = z.object({
  /** The maximum duration of a call; 0 limits it by credit alone. */
  maxDurationSeconds: z.int().min(0).max(43_200).optional(),
})

/**
 * Settings for channels, not for the website. Optional until one is chosen, so that older agents show no
 * unpublished change.
 */
export const channelOptionsSchema = z.object({
  /** Leaves contacts whom a person has answered to the team. */
  newContactsOnly: z.boolean().optional(),
  /** The time that the agent waits for further messages before it answers. */
  answerDelaySeconds: z.int().min(0).max(60).optional(),
})

/**
 * `voiceglow/{agentId}`: the draft of an agent. It holds no secret, because browsers read the whole document.
 */
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
  /** Runs the flow instead of the single prompt. */
  enableNodes: z.boolean().default(false),
  /**
   * The `hash` of the flow, set by the server with every change of it; missing while the agent has no flow.
   */
  flowHash: z.string().max(40).optional(),
  vgOptions: agentOptionsSchema.prefault({}),
  voiceConfig: voiceConfigSchema.prefault({}),
  vapiConfig: vapiConfigSchema.optional(),
  widgetOptions: widgetOptionsSchema.prefault({}),
  /** Increases with every change of the knowledge, which answers use at once, without a publication. */
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

/** The fields of a draft that its owner fills in. Unknown fields are an error. */
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
/** A change of top-level fields; each one replaces the whole field. */
export type AgentChanges = Partial<z.infer<typeof agentDraftSchema>>

/** A change of a draft by API; fields that are not named stay unchanged. */
export const agentPatchSchema = patchOf(agentDraftSchema)
export type AgentPatch = z.infer<typeof agentPatchSchema>

/**
 * `voiceglow/{agentId}/backups/{at}`: a published or saved version of an agent; the newest 20 are stored.
 * `version`: the publication's number at that time.
 */
export const agentBackupSchema = z.object({
  version: z.int().nonnegative(),
  agent: agentSchema,
  at: z.int(),
  by: z.string(),
  /** The author's name at that time, which stays when they leave; empty in versions of before it was stored. */
  byName: z.string().default(''),
  /** The client's approval of exactly this version; null without one. */
  approval: approvalSchema.nullable().default(null),
  /** The reason for a publication without the required approval; otherwise empty. */
  reason: z.string().default(''),
  /** The version's name; empty for none. */
  label: z.string().max(60).default(''),
  /** The uid of the person who named it. */
  labelBy: z.string().default(''),
})
export type AgentBackup = z.infer<typeof agentBackupSchema>
