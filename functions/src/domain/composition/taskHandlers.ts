import type { AgentCache } from '../chat/servedAgents/AgentCache.ts'
import type { LeaseBooks } from '../billing/credits/LeaseBooks.ts'
import type { ConversationStore } from '../chat/conversations/ConversationStore.ts'
import { deleteTemplate } from '../agents/templateFiles/templateFile.ts'
import { followTransfer } from '../agents/transfers/followTransfer.ts'
import { eraseCalendar } from '../chat/calendars/eraseCalendar.ts'
import { mailMoreAppointments } from '../chat/calendars/mail/appointmentSummary.ts'
import { mailAppointment } from '../chat/calendars/mail/mailAppointment.ts'
import { notifyOfImpersonation } from '../agency/impersonation/notifyOfImpersonation.ts'
import { deleteLeftNotices } from '../agency/notices/deleteNotices.ts'
import { notifyClients } from '../agency/notices/notifyClients.ts'
import { notifyOfAnswer } from '../agency/signUps/notifyOfAnswer.ts'
import { notifyMoreNotices } from '../agency/notices/notifyMoreNotices.ts'
import { countValueReport } from '../agency/valueReports/countValueReport.ts'
import { mailValueReport } from '../agency/valueReports/mailValueReport.ts'
import { mailUnpaid } from '../agency/unpaid/mailUnpaid.ts'
import { pauseUnpaid } from '../agency/unpaid/pauseUnpaid.ts'
import { notifyOfSignUps } from '../agency/signUps/notifyOfSignUps.ts'
import { failEvent, postEvent } from '../workspaces/events/postEvent.ts'
import { notifyKeyChanged } from '../workspaces/keyNotices/notifyKeyChanged.ts'
import { mailRechargeStopped } from '../agency/selling/recharges/mailRechargeStopped.ts'
import { rechargeOrganisation } from '../agency/selling/recharges/rechargeOrganisation.ts'
import type { SellingPorts } from '../agency/selling/sellers/SellingPorts.ts'
import { rechargeIfLow } from '../billing/payments/autoRecharge.ts'
import { notifyLowCreditOfWallet } from '../agency/credit/notifyLowCredit.ts'
import type { BillingPorts } from '../billing/BillingPorts.ts'
import { notifyChannelBroken } from '../chat/channels/broken/notifyChannelBroken.ts'
import { abandonDisconnection, retryDisconnection } from '../chat/channels/leaving/retryDisconnection.ts'
import { serveThread } from '../chat/channels/threads/serveThread.ts'
import { notifyModelKeyRefused } from '../chat/modelKeys/notifyModelKeyRefused.ts'
import { notifyOfDecision } from '../agents/reviews/notifyOfDecision.ts'
import { notifyProjectRefused } from '../chat/projects/notifyProjectRefused.ts'
import { notifyMoreWaiting, notifyPersonRequested } from '../chat/inbox/notifyPersonRequested.ts'
import { followHost } from '../agency/hosts/followHost.ts'
import { followMailDomain } from '../agency/mailDomains/followMailDomain.ts'
import { deletePictures } from '../kernel/pictures/deletePictures.ts'
import { deleteKnowledgeFiles } from '../knowledge/sources/deleteKnowledgeFiles.ts'
import { failReading, indexKnowledgeSource } from '../knowledge/sources/indexKnowledgeSource.ts'
import { failReplacement, readReplacement } from '../knowledge/sources/readReplacement.ts'
import { failRebuilding, rebuildIndex } from '../knowledge/indexing/rebuildIndex.ts'
import { assembleSite } from '../knowledge/sites/pages/assembleSite.ts'
import { readSiteStep } from '../knowledge/sites/readSiteStep.ts'
import type { AskNeeds } from '../chat/visitors/startVisitorTurn.ts'
import { finishTurn } from '../chat/visitors/finishWithoutReader.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { finishRemoval } from '../workspaces/members/removeMember.ts'
import { eraseAgent } from '../background/erasure/eraseAgent.ts'
import { eraseWorkspace } from '../background/erasure/eraseWorkspace.ts'
import { runSweep } from './runSweep.ts'
import { deleteUnsentFile } from '../chat/visitors/files/deleteUnsentFile.ts'
import type { TaskName, TaskPayload } from '../kernel/tasks/taskKinds.ts'
import type { SigningKeys } from '../kernel/secrets/SigningKeys.ts'

/** The ports and services that a task may use. */
export interface TaskContext {
  ports: Ports
  billing: BillingPorts
  selling: SellingPorts
  /** The origin of the dashboard. */
  webOrigin: string
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
  turns: AskNeeds['turns']
  books: LeaseBooks
  agents: AgentCache
  conversations: ConversationStore
  limits: AskNeeds['limits']
  signing: SigningKeys
}

/**
 * `run` may be called twice with the same payload, even at the same time, and may end at any point: it must
 * come to the same result. The queue repeats it when it throws.
 */
export interface TaskHandler<Payload> {
  run(context: TaskContext, payload: Payload): Promise<void>
  /** Called when the last try has failed: stores for people that it will not happen. */
  onGivenUp?(context: TaskContext, payload: Payload): Promise<void>
}

/** The handler of each kind of task. */
export const taskHandlers: { [Name in TaskName]: TaskHandler<TaskPayload<Name>> } = {
  finishTurn: {
    run: (context, { claims, question, client }) => finishTurn(context, { claims, question, client }),
  },
  serveThread: {
    run: (context, { run: _run, ...thread }) => serveThread(context, thread),
  },
  retryDisconnection: {
    run: ({ ports }, left) => retryDisconnection(ports, left),
    onGivenUp: ({ ports }, left) => abandonDisconnection(ports, left),
  },
  notifyChannelBroken: {
    run: ({ ports, webOrigin }, broken) => notifyChannelBroken(ports, webOrigin, broken),
  },
  notifyPersonRequested: {
    run: ({ ports, webOrigin }, waiting) => notifyPersonRequested(ports, webOrigin, waiting),
  },
  notifyOfMoreWaiting: {
    run: ({ ports, webOrigin }, more) => notifyMoreWaiting(ports, webOrigin, more),
  },
  notifyOfMoreNotices: {
    run: (context, more) => notifyMoreNotices(context, more),
  },
  notifyModelKeyRefused: {
    run: ({ ports, webOrigin }, refused) => notifyModelKeyRefused(ports, webOrigin, refused),
  },
  notifyProjectRefused: {
    run: ({ ports, webOrigin }, refused) => notifyProjectRefused(ports, webOrigin, refused),
  },
  // When it is given up, the hourly sweep queues it again.
  mailAppointment: {
    run: ({ ports }, task) => mailAppointment(ports, task),
  },
  mailMoreAppointments: {
    run: ({ ports }, more) => mailMoreAppointments(ports, more),
  },
  eraseCalendar: {
    run: ({ ports }, task) => eraseCalendar(ports, task),
  },
  notifyKeyChanged: {
    run: ({ ports, webOrigin }, changed) => notifyKeyChanged(ports, webOrigin, changed),
  },
  notifyOfSignUp: {
    run: ({ ports, webOrigin }, news) => notifyOfSignUps(ports, webOrigin, news),
  },
  notifyOfMoreSignUps: {
    run: ({ ports, webOrigin }, news) => notifyOfSignUps(ports, webOrigin, news),
  },
  notifyOfSignUpAnswer: {
    run: (context, answer) => notifyOfAnswer(context, answer),
  },
  notifyOfDecision: {
    run: ({ ports, webOrigin }, decided) => notifyOfDecision(ports, webOrigin, decided),
  },
  postEvent: {
    run: (context, task) => postEvent(context, task),
    onGivenUp: (context, task) => failEvent(context, task),
  },
  notifyClients: {
    run: (context, task) => notifyClients(context, task),
  },
  // When it is given up, the next sweep notifies them.
  notifyOfCredit: {
    run: ({ billing }, task) => notifyLowCreditOfWallet(billing, task),
  },
  countValueReport: {
    run: ({ ports }, task) => countValueReport(ports, task),
  },
  mailValueReport: {
    run: (context, task) => mailValueReport(context, task),
  },
  mailUnpaid: {
    run: (context, task) => mailUnpaid(context, task),
  },
  mailRechargeStopped: {
    run: (context, task) => mailRechargeStopped(context, task),
  },
  pauseUnpaid: {
    run: ({ ports }, task) => pauseUnpaid(ports, task),
  },
  notifyOfImpersonation: {
    run: ({ ports }, look) => notifyOfImpersonation(ports, look),
  },
  finishRemoval: {
    run: ({ ports }, removal) => finishRemoval(ports, removal),
  },
  dropLeftNotices: {
    run: (_, task) => deleteLeftNotices(task),
  },
  rechargeOrganisation: {
    run: ({ selling }, { region, orgId }) => rechargeOrganisation(selling, region, orgId),
  },
  rechargeIfLow: {
    run: ({ billing }, { region, workspaceId }) => rechargeIfLow(billing, region, workspaceId),
  },
  notifyOperator: {
    run: ({ ports }, { event, about }) => ports.notify(event, about),
  },
  readKnowledgeSource: {
    run: ({ ports }, task) => indexKnowledgeSource(ports, task),
    onGivenUp: ({ ports }, task) => failReading(ports, task),
  },
  replaceKnowledgeFile: {
    run: ({ ports }, task) => readReplacement(ports, task),
    onGivenUp: (_, task) => failReplacement(task),
  },
  // When it is given up, the sweep continues it.
  readSite: {
    run: ({ ports }, step) => readSiteStep(ports, step),
  },
  assembleSite: {
    run: ({ ports }, site) => assembleSite(ports, site),
  },
  rebuildIndex: {
    run: ({ ports }, task) => rebuildIndex(ports, task),
    onGivenUp: ({ ports }, task) => failRebuilding(ports, task),
  },
  dropPictures: {
    run: ({ ports }, pictures) => deletePictures(ports, pictures),
  },
  dropKnowledgeFiles: {
    run: ({ ports }, files) => deleteKnowledgeFiles(ports, files),
  },
  dropTemplate: {
    run: ({ ports }, file) => deleteTemplate(ports, file),
  },
  // When it is given up, the hourly sweep resumes it.
  followTransfer: {
    run: ({ ports }, task) => followTransfer(ports, task),
  },
  dropUnsentFile: {
    run: ({ ports }, file) => deleteUnsentFile(ports, file),
  },
  // When it is given up, the daily sweep checks it again.
  lookAtHost: {
    run: (context, task) => followHost(context, task),
  },
  lookAtMailDomain: {
    run: (context, task) => followMailDomain(context, task),
  },
  // When it is given up, the next scheduled sweep does the same work.
  sweep: {
    run: (context, task) => runSweep(context, task),
  },
  // When it is given up, the hourly sweep resumes them.
  eraseAgent: {
    run: ({ ports }, task) => eraseAgent(ports, task),
  },
  eraseWorkspace: {
    run: ({ ports }, task) => eraseWorkspace(ports, task),
  },
}
