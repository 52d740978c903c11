import type { texts as english } from '../en/failures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  unauthenticated: 'Uw sessie is beëindigd. Log opnieuw in.',
  'permission-denied': 'U mag dit niet doen. Vraag het de eigenaar van de werkruimte.',
  'not-found': 'Dit bestaat niet meer.',
  'invalid-argument': 'Iets in dit formulier klopt niet.',
  'already-exists': 'Dit bestaat al.',
  'failed-precondition': 'Dit is nu niet mogelijk.',
  'resource-exhausted': 'Dat ging iets te snel. Wacht een minuut en probeer het opnieuw.',
  'email-not-verified': 'Bevestig eerst uw e-mailadres.',
  'agent-limit-reached': 'Uw abonnement heeft geen ruimte voor nog een agent.',
  'knowledge-limit-reached': 'Uw abonnement heeft geen ruimte voor meer kennis.',
  'seat-limit-reached': 'Alle plaatsen zijn bezet',
  'file-too-large': 'Dit bestand is te groot.',
  'file-type-not-allowed': 'Bestanden van dit type worden hier niet aangenomen.',
  'file-unreadable': 'We konden dit bestand niet lezen.',
  'out-of-credits': 'Deze werkruimte heeft geen credits meer.',
  unavailable: 'We kunnen de server niet bereiken. Controleer uw verbinding en probeer het opnieuw.',
  internal: 'Er ging iets mis',
} satisfies Translation<typeof english>
