import { accessSchema } from '@parley/functions/shared/workspaces/access'
import { agencySchema, publicBrandingSchema } from '@parley/functions/shared/agencies/agency'
import { agencyTabSchema, tabContentSchema } from '@parley/functions/shared/agencies/agencyTab'
import { appointmentSchema, calendarSchema } from '@parley/functions/shared/tools/calendar/calendars'
import { agentSchema } from '@parley/functions/shared/agents/agent'
import { autoRechargeSchema, billingSchema, purchaseSchema } from '@parley/functions/shared/billing/billing'
import { catalogueSchema } from '@parley/functions/shared/billing/catalogue'
import {
  conversationPageSchema,
  conversationSchema,
  passageSchema,
} from '@parley/functions/shared/chat/conversation'
import { conversationRowSchema } from '@parley/functions/shared/chat/conversationRows'
import { cannedReplySchema, inboxViewSchema, noteSchema } from '@parley/functions/shared/chat/inbox'
import { inviteSchema } from '@parley/functions/shared/workspaces/invites'
import { clientSchema } from '@parley/functions/shared/agencies/client'
import {
  blueprintLinkSchema,
  blueprintSchema,
  blueprintSendSchema,
} from '@parley/functions/shared/agents/blueprint'
import { noticeSchema } from '@parley/functions/shared/agencies/notices'
import { organisationLogEntrySchema } from '@parley/functions/shared/agencies/organisationLog'
import { workspaceEventSchema } from '@parley/functions/shared/workspaces/workspaceEvents'
import { signUpsSchema } from '@parley/functions/shared/agencies/signUp'
import { organisationNamesSchema, organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { storedFlowSchema } from '@parley/functions/shared/flow/flow'
import { knowledgeSourceSchema } from '@parley/functions/shared/knowledge/knowledge'
import { leadSchema } from '@parley/functions/shared/chat/leads'
import { presenceSchema } from '@parley/functions/shared/chat/presence'
import { reviewCommentSchema, reviewSchema } from '@parley/functions/shared/agents/review'
import { savedTestSchema } from '@parley/functions/shared/agents/savedTests'
import { siteChangesSchema, sitePageSchema } from '@parley/functions/shared/knowledge/sites'
import { ledgerEntrySchema, usageSchema, walletSchema } from '@parley/functions/shared/billing/wallet'
import { anyRecordSchema } from '@parley/functions/shared/channels/channelRecords'
import {
  discordChannelSchema,
  metaPageSchema,
  telegramBotSchema,
  whatsappNumberSchema,
} from '@parley/functions/shared/channels/channels'
import { mcpServerSchema } from '@parley/functions/shared/tools/mcp'
import { modelKeysSchema } from '@parley/functions/shared/models/modelKeys'
import { savedThemesSchema } from '@parley/functions/shared/themes/savedThemes'
import { credentialSchema, toolSchema } from '@parley/functions/shared/tools/tools'
import {
  formerMemberSchema,
  memberSchema,
  workspaceSchema,
} from '@parley/functions/shared/workspaces/workspace'
import { z } from 'zod'
import type { DocumentKind, DocumentTypes } from './documents.ts'

/**
 * The schemas of the documents that a browser reads. They are large, like the Firestore SDK: the first view
 * has neither.
 */
export const documentSchemas: { [Kind in DocumentKind]: z.ZodType<DocumentTypes[Kind]> } = {
  access: accessSchema,
  workspace: workspaceSchema,
  wallet: walletSchema,
  agent: agentSchema,
  flow: storedFlowSchema,
  knowledge: knowledgeSourceSchema,
  sitePage: sitePageSchema.extend({ ID: z.string() }),
  siteChanges: siteChangesSchema,
  conversation: conversationSchema,
  conversationRow: conversationRowSchema,
  conversationPage: conversationPageSchema,
  passage: passageSchema,
  note: noteSchema,
  presence: presenceSchema,
  lead: leadSchema,
  savedTest: savedTestSchema,
  cannedReply: cannedReplySchema,
  inboxView: inboxViewSchema,
  member: memberSchema,
  formerMember: formerMemberSchema,
  invite: inviteSchema,
  billing: billingSchema,
  autoRecharge: autoRechargeSchema,
  purchase: purchaseSchema,
  catalogue: catalogueSchema,
  usage: usageSchema,
  ledgerEntry: ledgerEntrySchema,
  agency: agencySchema,
  agencyTab: agencyTabSchema,
  tabContent: tabContentSchema,
  publicBranding: publicBrandingSchema,
  organisation: organisationSchema,
  organisationNames: organisationNamesSchema,
  workspaceEvent: workspaceEventSchema.extend({ ID: z.string() }),
  signUps: signUpsSchema,
  client: clientSchema,
  organisationLogEntry: organisationLogEntrySchema,
  notice: noticeSchema.extend({ ID: z.string() }),
  blueprint: blueprintSchema.extend({ ID: z.string() }),
  blueprintLink: blueprintLinkSchema.extend({ ID: z.string() }),
  blueprintSend: blueprintSendSchema,
  review: reviewSchema,
  reviewComment: reviewCommentSchema,
  tool: toolSchema,
  mcpServer: mcpServerSchema,
  credential: credentialSchema,
  modelKeys: modelKeysSchema,
  savedThemes: savedThemesSchema,
  channelRecord: anyRecordSchema,
  telegramBot: telegramBotSchema,
  waNumber: whatsappNumberSchema,
  metaPage: metaPageSchema,
  discordChannel: discordChannelSchema,
  calendar: calendarSchema,
  appointment: appointmentSchema,
}
