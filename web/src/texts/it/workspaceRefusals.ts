import type { texts as english } from '../en/workspaceRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  brokenInvite: 'Questo invito non esiste più. Chiedine uno nuovo.',
  inviteOfAnotherAddress: 'Questo invito è stato inviato a un altro indirizzo e-mail.',
  inviteSelf: 'Non puoi invitare te stesso :)',
  isMemberAlready: '{email} è già membro di questo spazio di lavoro.',
  noSeats: 'Hai raggiunto il numero massimo di posti',
  addressConfirmed: 'Questo indirizzo è già confermato.',
  inviteUsed: 'Questo invito è già stato usato.',
  resetLinkOver: 'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  inviteExpired: 'Questo invito è scaduto. Chiedine uno nuovo.',
  inviteNotOpen: 'Questo invito non è più aperto.',
  personalWorkspaceStays: 'Questo è il tuo spazio di lavoro personale. Resta finché esiste il tuo account.',
  workspaceHasSubscription:
    'Questo spazio di lavoro ha un abbonamento. Annullalo in Fatturazione, ed elimina lo spazio di lavoro quando è terminato.',
  tooManyInvites:
    'Uno spazio di lavoro invia al massimo {most, number} inviti al giorno, e un indirizzo ne riceve al massimo {mostToOne, number}. Riprova domani.',
  workspaceHasAgents: 'In questo spazio di lavoro ci sono agenti. Eliminali prima.',
  workspaceLivesElsewhere: 'Questo spazio di lavoro è nell’altra regione.',
  workspaceNameMissing: 'Inserisci un nome per lo spazio di lavoro.',
  workspaceNotFound: 'Errore: impossibile accedere alle informazioni dello spazio di lavoro',
  takesInvitesBack: 'Gli inviti li ritira il proprietario, o chi li ha inviati.',
  workspaceIsMissing: 'Area di lavoro non trovata. Ricarichi e riprovi.',
  workspaceHasClients: 'Questa area di lavoro ha dei clienti. Li elimini prima.',
} satisfies Translation<typeof english>
