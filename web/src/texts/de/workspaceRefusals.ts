import type { texts as english } from '../en/workspaceRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  brokenInvite: 'Diese Einladung gibt es nicht mehr. Bitten Sie um eine neue.',
  inviteOfAnotherAddress: 'Diese Einladung ging an eine andere E-Mail-Adresse.',
  inviteSelf: 'Sich selbst können Sie nicht einladen :)',
  isMemberAlready: '{email} ist schon Mitglied dieses Workspace.',
  noSeats: 'Alle Plätze sind vergeben',
  addressConfirmed: 'Diese Adresse ist schon bestätigt.',
  inviteUsed: 'Diese Einladung wurde schon verwendet.',
  resetLinkOver: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  inviteExpired: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  inviteNotOpen: 'Diese Einladung ist nicht mehr offen.',
  personalWorkspaceStays: 'Das ist Ihr persönlicher Workspace. Er bleibt, solange es Ihr Konto gibt.',
  workspaceHasSubscription:
    'Dieser Workspace hat ein Abonnement. Kündigen Sie es unter Abrechnung, und löschen Sie den Workspace, wenn es beendet ist.',
  tooManyInvites:
    'Ein Workspace sendet höchstens {most, number} Einladungen am Tag, und an eine Adresse gehen höchstens {mostToOne, number}. Bitte versuchen Sie es morgen noch einmal.',
  workspaceHasAgents: 'In diesem Workspace gibt es Agenten. Löschen Sie sie zuerst.',
  workspaceLivesElsewhere: 'Dieser Workspace liegt in der anderen Region.',
  workspaceNameMissing: 'Bitte geben Sie einen Namen für den Workspace ein.',
  workspaceNotFound: 'Fehler: Kein Zugriff auf die Angaben des Workspace',
  takesInvitesBack: 'Einladungen zieht der Inhaber zurück, oder wer sie gesendet hat.',
  workspaceIsMissing: 'Arbeitsbereich nicht gefunden. Bitte laden Sie neu und versuchen Sie es noch einmal.',
  workspaceHasClients: 'Dieser Arbeitsbereich hat Kunden. Löschen Sie sie zuerst.',
} satisfies Translation<typeof english>
