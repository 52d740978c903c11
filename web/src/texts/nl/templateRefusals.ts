import type { texts as english } from '../en/templateRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importNotTemplate: 'Dit bestand is geen agentsjabloon.',
  importIsNewer: 'Dit bestand komt uit een nieuwere versie dan hier kan worden gelezen.',
  importTooDeep: 'Dit bestand is dieper genest dan een agentsjabloon kan zijn.',
  importTooMany: 'Dit bestand bevat meer onderdelen dan een agentsjabloon kan hebben.',
  importForbiddenName: 'Dit bestand gebruikt een naam die hier niets mag hebben: {name}',
  importTooManyNodes:
    'Dit bestand heeft {count, number} knooppunten. Een flow heeft er hoogstens {most, number}.',
  importStdioTool:
    'Het hulpmiddel “{name}” zou een programma op een computer van ons starten. Dat wordt nooit overgenomen.',
  importToolWrong: 'Het hulpmiddel “{name}” kan niet worden gebruikt zoals het in dit bestand staat.',
  importFieldWrong: 'Dit deel van het bestand bevat iets wat het niet kan bevatten: {field}',
  importGone: 'Het geüploade bestand is er niet meer. Kies het opnieuw.',
  importKnowledgeTooMuch:
    'Uw abonnement heeft geen ruimte voor de kennis in dit bestand. Importeer het zonder.',
  tooManyImports: 'U hebt binnen een uur {most, number} bestanden geïmporteerd. Wacht even.',
  ownerTransfersAgents: 'Alleen wie eigenaar is van beide werkruimten verplaatst een agent.',
  agentIsMoving: 'Deze agent wordt nog verplaatst. Probeer het over een paar minuten opnieuw.',
  agentIsThere: 'Deze agent staat al in die werkruimte.',
  tooManyThemes: 'Deze werkruimte heeft al {most, number} thema’s, meer kan niet. Verwijder er eerst een.',
} satisfies Translation<typeof english>
