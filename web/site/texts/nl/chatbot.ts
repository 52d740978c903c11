import type { texts as english } from '../en/chatbot.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Een chatbot die zijn bron noemt',
  description: 'Een chatbot voor uw website die uit uw eigen documenten antwoordt en de passage toont.',
  lead: 'Hij antwoordt in de woorden van uw eigen documenten, toont de passage en zegt het als hij iets niet weet.',
  features: 'Gemaakt voor echte websites',
  light: 'Licht op uw pagina',
  lightText: 'Het script is ongeveer één kilobyte. De chat zelf laadt als een bezoeker hem opent.',
  design: 'In uw vormgeving',
  designText: 'Kleuren, lettertypen, plaats, teksten en uw eigen CSS, met een voorbeeld in de echte widget.',
  languages: 'Acht talen',
  languagesText:
    'Engels, Duits, Frans, Spaans, Italiaans, Portugees, Nederlands en Arabisch, ook van rechts naar links.',
  flow: 'Gesprekken met een plan',
  flowText:
    'Teken een flow van stappen en voorwaarden, of schrijf één prompt. Verzamelde velden worden leads.',
  learns: 'Hij leert wat hem ontbreekt',
  learnsText:
    'Vragen zonder antwoord worden verzameld. U schrijft het antwoord één keer, en voortaan wordt het gegeven.',
  tested: 'Getest voor publicatie',
  testedText: 'Bewaarde tests draaien voordat u publiceert en noemen de antwoorden die zijn veranderd.',
  files: 'Welke bestanden kan hij lezen?',
  filesText:
    'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML en platte tekst, en de pagina’s van een website.',
  unknown: 'Wat zegt hij als hij het niet weet?',
  unknownText: 'Wat u kiest: hij zegt dat hij het niet weet, vraagt een e-mailadres of roept een collega.',
  watch: 'Kan ik de gesprekken volgen?',
  watchText: 'Ja. Ze verschijnen in de inbox terwijl ze plaatsvinden, en u kunt op elk moment overnemen.',
  closing: 'Zet hem op uw website',
  closingText: 'Eén regel HTML. Het kost een paar minuten.',
} satisfies Translation<typeof english>
