import type { texts as english } from '../en/workspaceRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  brokenInvite: 'Deze uitnodiging bestaat niet meer. Vraag een nieuwe.',
  inviteOfAnotherAddress: 'Deze uitnodiging is naar een ander e-mailadres gestuurd.',
  inviteSelf: 'U kunt uzelf niet uitnodigen :)',
  isMemberAlready: '{email} is al lid van deze werkruimte.',
  noSeats: 'U hebt het maximale aantal plaatsen bereikt',
  addressConfirmed: 'Dit adres is al bevestigd.',
  inviteUsed: 'Deze uitnodiging is al gebruikt.',
  resetLinkOver: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe.',
  inviteExpired: 'Deze uitnodiging is verlopen. Vraag een nieuwe.',
  inviteNotOpen: 'Deze uitnodiging is niet meer open.',
  personalWorkspaceStays: 'Dit is uw persoonlijke werkruimte. Die blijft zolang uw account bestaat.',
  workspaceHasSubscription:
    'Deze werkruimte heeft een lopend abonnement. Zeg het op onder Facturering, en verwijder de werkruimte als het is afgelopen.',
  tooManyInvites:
    'Een werkruimte verstuurt hoogstens {most, number} uitnodigingen per dag, en één adres krijgt er hoogstens {mostToOne, number}. Probeer het morgen opnieuw.',
  workspaceHasAgents: 'Er zijn agenten in deze werkruimte. Verwijder die eerst.',
  workspaceLivesElsewhere: 'Deze werkruimte staat in de andere regio.',
  workspaceNameMissing: 'Vul een naam voor de werkruimte in.',
  workspaceNotFound: 'Fout: geen toegang tot de gegevens van de werkruimte',
  takesInvitesBack: 'Uitnodigingen trekt de eigenaar in, of wie ze heeft verstuurd.',
  workspaceIsMissing: 'Werkruimte niet gevonden. Vernieuw en probeer het opnieuw.',
  workspaceHasClients: 'Deze werkruimte heeft klanten. Verwijder die eerst.',
} satisfies Translation<typeof english>
