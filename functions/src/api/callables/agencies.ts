import { createAgency } from '../../domain/agencies/createAgency.ts'
import { saveAgency } from '../../domain/agencies/saveAgency.ts'
import { startTrial } from '../../domain/agencies/startTrial.ts'
import { linkAgents } from '../../domain/blueprints/linkAgents.ts'
import { sendBlueprint } from '../../domain/blueprints/sendBlueprint.ts'
import { settleField } from '../../domain/blueprints/settleField.ts'
import { undoSend } from '../../domain/blueprints/undoSend.ts'
import { unlinkAgent } from '../../domain/blueprints/unlinkAgent.ts'
import { deleteTab } from '../../domain/agencyTabs/deleteTab.ts'
import { saveTab } from '../../domain/agencyTabs/saveTab.ts'
import { changeClients } from '../../domain/clients/changeClients.ts'
import { createClient } from '../../domain/clients/createClient.ts'
import { deleteClients } from '../../domain/clients/deleteClients.ts'
import { importClients } from '../../domain/clients/importClients.ts'
import { resetClientPassword } from '../../domain/clients/resetClientPassword.ts'
import { createLoginLink } from '../../domain/clientSessions/loginLink.ts'
import { startImpersonation } from '../../domain/impersonation/startImpersonation.ts'
import { createOrganisation } from '../../domain/organisations/createOrganisation.ts'
import { deleteOrganisation } from '../../domain/organisations/deleteOrganisation.ts'
import { saveOrganisation } from '../../domain/organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../../domain/organisations/setOrganisationAgents.ts'
import { agenciesCallables } from '../../shared/callables/agencies.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

/** A list of five hundred new clients. */
const mostImportBytes = 300_000
/** A style sheet of 50,000 characters with the rest of an agency. */
const mostAgencyBytes = 128_000

/** 100,000 characters in a script whose letters take three bytes. */
const mostTabBytes = 310_000

export const agencies = callableGroup('agencies', {
  linkAgents: secure(agenciesCallables.linkAgents, 'user', (caller, input) =>
    linkAgents(instance().ports, caller, input),
  ),
  unlinkAgent: secure(agenciesCallables.unlinkAgent, 'user', unlinkAgent),
  sendBlueprint: secure(agenciesCallables.sendBlueprint, 'user', (caller, input) =>
    sendBlueprint(instance().ports, caller, input),
  ),
  undoSend: secure(agenciesCallables.undoSend, 'user', (caller, input) =>
    undoSend(instance().ports, caller, input),
  ),
  settleField: secure(agenciesCallables.settleField, 'user', (caller, input) =>
    settleField(instance().ports, caller, input),
  ),
  createAgency: secure(agenciesCallables.createAgency, 'user', (caller, input) =>
    createAgency(instance().ports, caller, input),
  ),
  saveAgency: secure(
    agenciesCallables.saveAgency,
    'user',
    (caller, input) => saveAgency(instance().ports, caller, input),
    mostAgencyBytes,
  ),
  activateWhitelabelTrial: secure(agenciesCallables.activateWhitelabelTrial, 'user', (caller, input) =>
    startTrial(instance().ports, caller, input),
  ),
  saveTab: secure(
    agenciesCallables.saveTab,
    'user',
    (caller, input) => saveTab(instance().ports, instance().config.ownHosts, caller, input),
    mostTabBytes,
  ),
  deleteTab: secure(agenciesCallables.deleteTab, 'user', (caller, input) => deleteTab(caller, input)),
  createOrganisation: secure(agenciesCallables.createOrganisation, 'user', (caller, input) =>
    createOrganisation(instance().ports, caller, input),
  ),
  saveOrganisation: secure(agenciesCallables.saveOrganisation, 'user', (caller, input) =>
    saveOrganisation(instance().ports, caller, input),
  ),
  setOrganisationAgents: secure(agenciesCallables.setOrganisationAgents, 'user', (caller, input) =>
    setOrganisationAgents(instance().ports, caller, input),
  ),
  deleteOrganisation: secure(agenciesCallables.deleteOrganisation, 'user', (caller, input) =>
    deleteOrganisation(instance().ports, caller, input),
  ),
  createClient: secure(agenciesCallables.createClient, 'user', (caller, input) =>
    createClient(instance().ports, caller, input),
  ),
  changeClients: secure(agenciesCallables.changeClients, 'user', (caller, input) =>
    changeClients(instance().ports, caller, input),
  ),
  deleteClients: secure(agenciesCallables.deleteClients, 'user', (caller, input) =>
    deleteClients(instance().ports, caller, input),
  ),
  importClients: secure(
    agenciesCallables.importClients,
    'user',
    (caller, input) => importClients(instance().ports, caller, input),
    mostImportBytes,
  ),
  resetClientPassword: secure(agenciesCallables.resetClientPassword, 'user', (caller, input) =>
    resetClientPassword(instance().ports, caller, input),
  ),
  startImpersonation: secure(agenciesCallables.startImpersonation, 'user', (caller, input) =>
    startImpersonation(instance().ports, caller, input),
  ),
  createLoginLink: secure(agenciesCallables.createLoginLink, 'user', (caller, input) =>
    createLoginLink(instance().ports, caller, input),
  ),
})
