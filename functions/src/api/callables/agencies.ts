import { createAgency } from '../../domain/agency/agencies/createAgency.ts'
import { saveAgency } from '../../domain/agency/agencies/saveAgency.ts'
import { startTrial } from '../../domain/agency/agencies/startTrial.ts'
import { linkAgents } from '../../domain/agents/blueprints/linkAgents.ts'
import { sendBlueprint } from '../../domain/agents/blueprints/sendBlueprint.ts'
import { settleField } from '../../domain/agents/blueprints/settleField.ts'
import { undoSend } from '../../domain/agents/blueprints/undoSend.ts'
import { unlinkAgent } from '../../domain/agents/blueprints/unlinkAgent.ts'
import { deleteTab } from '../../domain/agency/tabs/deleteTab.ts'
import { saveTab } from '../../domain/agency/tabs/saveTab.ts'
import { changeClients } from '../../domain/agency/clients/changeClients.ts'
import { clearBounce } from '../../domain/agency/clients/clearBounce.ts'
import { confirmClients } from '../../domain/agency/clients/confirmClients.ts'
import { createClient } from '../../domain/agency/clients/createClient.ts'
import { deleteClients } from '../../domain/agency/clients/deleteClients.ts'
import { importClients } from '../../domain/agency/clients/importClients.ts'
import { resetClientPassword } from '../../domain/agency/clients/resetClientPassword.ts'
import { createLoginLink } from '../../domain/agency/clientSessions/loginLink.ts'
import { waivePause } from '../../domain/agency/unpaid/waivePause.ts'
import { listReportConversations } from '../../domain/agency/valueReports/listReportConversations.ts'
import { readValueReport } from '../../domain/agency/valueReports/readValueReport.ts'
import { startImpersonation } from '../../domain/agency/impersonation/startImpersonation.ts'
import { approveSignUp, declineSignUp } from '../../domain/agency/signUps/answerSignUp.ts'
import { createOrganisation } from '../../domain/agency/organisations/createOrganisation.ts'
import { deleteOrganisation } from '../../domain/agency/organisations/deleteOrganisation.ts'
import { saveOrganisation } from '../../domain/agency/organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../../domain/agency/organisations/setOrganisationAgents.ts'
import { requestApproval } from '../../domain/agents/reviews/requestApproval.ts'
import { requestApprovalCode } from '../../domain/agents/reviews/approvalCode.ts'
import { decideReview } from '../../domain/agents/reviews/decideReview.ts'
import {
  addReviewComment,
  answerReviewComment,
  resolveReviewComment,
} from '../../domain/agents/reviews/reviewComments.ts'
import { createReviewSession } from '../../domain/agents/reviews/reviewSession.ts'
import { withdrawReview } from '../../domain/agents/reviews/withdrawReview.ts'
import { agenciesCallables } from '../../shared/callables/agencies/agencies.ts'
import { callableGroup } from '../callableGroup.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

/** The size of a list of 500 new clients. */
const maxImportBytes = 300_000
/** The size of a style sheet of 50,000 characters and the rest of an agency. */
const maxAgencyBytes = 128_000

/** The size of a script of 100,000 characters with three bytes each. */
const maxTabBytes = 310_000

export const agencies = callableGroup('agencies', {
  linkAgents: secure(agenciesCallables.linkAgents, 'user', (caller, input) =>
    linkAgents(currentInstance().ports, caller, input),
  ),
  unlinkAgent: secure(agenciesCallables.unlinkAgent, 'user', unlinkAgent),
  sendBlueprint: secure(agenciesCallables.sendBlueprint, 'user', (caller, input) =>
    sendBlueprint(currentInstance().ports, caller, input),
  ),
  undoSend: secure(agenciesCallables.undoSend, 'user', (caller, input) =>
    undoSend(currentInstance().ports, caller, input),
  ),
  settleField: secure(agenciesCallables.settleField, 'user', (caller, input) =>
    settleField(currentInstance().ports, caller, input),
  ),
  requestApproval: secure(agenciesCallables.requestApproval, 'user', (caller, input) =>
    requestApproval(currentInstance().ports, caller, input),
  ),
  withdrawReview: secure(agenciesCallables.withdrawReview, 'user', (caller, input) =>
    withdrawReview(currentInstance().ports, caller, input),
  ),
  requestApprovalCode: secure(agenciesCallables.requestApprovalCode, 'user', (caller, input) =>
    requestApprovalCode(
      { ports: currentInstance().ports, signing: currentInstance().config.signing },
      caller,
      input,
    ),
  ),
  decideReview: secure(agenciesCallables.decideReview, 'user', (caller, input) =>
    decideReview(
      { ports: currentInstance().ports, signing: currentInstance().config.signing },
      caller,
      input,
    ),
  ),
  createReviewSession: secure(agenciesCallables.createReviewSession, 'user', (caller, input) =>
    createReviewSession(currentInstance(), caller, input),
  ),
  addReviewComment: secure(agenciesCallables.addReviewComment, 'user', (caller, input) =>
    addReviewComment(currentInstance().ports, caller, input),
  ),
  answerReviewComment: secure(agenciesCallables.answerReviewComment, 'user', (caller, input) =>
    answerReviewComment(currentInstance().ports, caller, input),
  ),
  resolveReviewComment: secure(agenciesCallables.resolveReviewComment, 'user', (caller, input) =>
    resolveReviewComment(currentInstance().ports, caller, input),
  ),
  createAgency: secure(agenciesCallables.createAgency, 'user', (caller, input) =>
    createAgency(currentInstance().ports, caller, input),
  ),
  saveAgency: secure(
    agenciesCallables.saveAgency,
    'user',
    (caller, input) => saveAgency(currentInstance().ports, caller, input),
    maxAgencyBytes,
  ),
  activateWhitelabelTrial: secure(agenciesCallables.activateWhitelabelTrial, 'user', (caller, input) =>
    startTrial(currentInstance().ports, caller, input),
  ),
  saveTab: secure(
    agenciesCallables.saveTab,
    'user',
    (caller, input) => saveTab(currentInstance().ports, currentInstance().config.ownHosts, caller, input),
    maxTabBytes,
  ),
  deleteTab: secure(agenciesCallables.deleteTab, 'user', (caller, input) => deleteTab(caller, input)),
  createOrganisation: secure(agenciesCallables.createOrganisation, 'user', (caller, input) =>
    createOrganisation(currentInstance().ports, caller, input),
  ),
  saveOrganisation: secure(agenciesCallables.saveOrganisation, 'user', (caller, input) =>
    saveOrganisation(currentInstance().ports, caller, input),
  ),
  setOrganisationAgents: secure(agenciesCallables.setOrganisationAgents, 'user', (caller, input) =>
    setOrganisationAgents(currentInstance().ports, caller, input),
  ),
  deleteOrganisation: secure(agenciesCallables.deleteOrganisation, 'user', (caller, input) =>
    deleteOrganisation(currentInstance().ports, caller, input),
  ),
  createClient: secure(agenciesCallables.createClient, 'user', (caller, input) =>
    createClient(currentInstance().ports, caller, input),
  ),
  changeClients: secure(agenciesCallables.changeClients, 'user', (caller, input) =>
    changeClients(currentInstance().ports, caller, input),
  ),
  confirmClients: secure(agenciesCallables.confirmClients, 'user', (caller, input) =>
    confirmClients(currentInstance().ports, caller, input),
  ),
  clearBounce: secure(agenciesCallables.clearBounce, 'user', (caller, input) =>
    clearBounce(currentInstance().ports, caller, input),
  ),
  deleteClients: secure(agenciesCallables.deleteClients, 'user', (caller, input) =>
    deleteClients(currentInstance().ports, caller, input),
  ),
  importClients: secure(
    agenciesCallables.importClients,
    'user',
    (caller, input) => importClients(currentInstance().ports, caller, input),
    maxImportBytes,
  ),
  resetClientPassword: secure(agenciesCallables.resetClientPassword, 'user', (caller, input) =>
    resetClientPassword(currentInstance().ports, caller, input),
  ),
  startImpersonation: secure(agenciesCallables.startImpersonation, 'user', (caller, input) =>
    startImpersonation(currentInstance().ports, caller, input),
  ),
  approveSignUp: secure(agenciesCallables.approveSignUp, 'user', (caller, input) =>
    approveSignUp(currentInstance().ports, caller, input),
  ),
  declineSignUp: secure(agenciesCallables.declineSignUp, 'user', (caller, input) =>
    declineSignUp(currentInstance().ports, caller, input),
  ),
  createLoginLink: secure(agenciesCallables.createLoginLink, 'user', (caller, input) =>
    createLoginLink(currentInstance().ports, caller, input),
  ),
  waivePause: secure(agenciesCallables.waivePause, 'user', (caller, input) =>
    waivePause(currentInstance().ports, caller, input),
  ),
  readValueReport: secure(agenciesCallables.readValueReport, 'user', (caller, input) =>
    readValueReport(currentInstance().ports, caller, input),
  ),
  listReportConversations: secure(agenciesCallables.listReportConversations, 'user', (caller, input) =>
    listReportConversations(currentInstance().ports, caller, input),
  ),
})
