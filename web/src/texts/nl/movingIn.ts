import type { texts as english } from '../en/movingIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  movingIn: 'Agent van een ander platform',
  exportFile: 'Export van een agent',
  exportHint:
    'Voiceflow .vf · Typebot .json · Dify .yml · Convocore .json · Vragen en antwoorden .csv · Hoogstens {megabytes, number} MB',
  whereIsIt: 'Waar u het bestand vindt',
  where_voiceflow: 'Voiceflow: exporteer het project als .vf-bestand.',
  where_typebot: 'Typebot: open het menu van de editor en kies ‘Export flow’.',
  where_dify: 'Dify: open het menu van de app en kies ‘Export DSL’, zonder geheimen.',
  where_convocore: 'Convocore: exporteer het sjabloon van de agent als JSON.',
  where_csv: 'CSV: één kolom met vragen en één met antwoorden.',
  staysHere:
    'Uw browser leest het bestand. Niets daarin wordt uitgevoerd en geen van de links wordt geopend. Er wordt niets aangemaakt voordat u bevestigt.',
  readingExport: 'De export wordt gelezen …',
  readAs: 'Herkend als',
  table: 'Tabel met vragen en antwoorden',
  prompt: 'Prompt',
  greeting: 'Begroeting',
  suggestedQuestions: 'Voorgestelde vragen',
  model: 'Model',
  formerQuestions: 'Eerdere vragen',
  savedAsTests:
    '{count, plural, one {# vraag wordt als test opgeslagen, om die aan de nieuwe agent te stellen} other {# vragen worden als tests opgeslagen, om die aan de nieuwe agent te stellen}}',
  notTaken: 'Wat niet wordt overgenomen, en waarom',
  allTaken: 'Alles in het bestand wordt overgenomen.',
  named: '{reason} ({names})',
  moved: 'Agent geïmporteerd. Stel hem hier de vragen van de vorige agent.',
  lost_secrets: 'Geheimen verwijderd: {count, number}. Ze worden nergens opgeslagen.',
  lost_tools:
    'Aanroepen van andere diensten: {count, number}. Ze zouden met uw toegang handelen; maak ze opnieuw aan als hulpmiddelen.',
  lost_code: 'Programmacode: {count, number}. Code uit een bestand wordt nooit uitgevoerd.',
  lost_media:
    'Afbeeldingen, audio en video: {count, number}. Het bestand heeft alleen links, en links worden niet geopend.',
  lost_inputs:
    'Bijzondere vragen aan bezoekers: {count, number}. Bestanden, betalingen en vastgelegde waarden werken hier anders.',
  lost_variables: 'Variabelen: {count, number}. Alleen het andere platform kent hun waarden.',
  lost_conditions:
    'Voorwaarden: {count, number}. Ze hangen af van waarden die alleen het andere platform kent.',
  lost_connections:
    'Knooppunten waar geen weg heen leidt: {count, number}. Het bestand zegt niet wanneer ze volgen; verbind ze in Canvas.',
  lost_steps: 'Stappen: {count, number}. Ze hebben hier geen tegenhanger.',
  lost_subflows:
    'Lussen en verwijzingen naar andere flows: {count, number}. Ze staan niet in het bestand of kunnen hier niet worden nagemaakt.',
  lost_files: 'Documenten: {count, number}. Het bestand heeft alleen hun namen; upload ze onder Kennis.',
  lost_collections:
    'Kennisbanken: {count, number}. Hun documenten staan niet in het bestand; upload ze onder Kennis.',
  lost_sites: 'Links naar pagina’s: {count, number}. Ze zijn niet openbaar, of het zijn er te veel.',
  lost_channels: 'Kanalen: {count, number}. Verbind ze opnieuw onder Kanalen.',
  lost_look: 'Afbeeldingen en CSS. Ze zijn voor een ander chatvenster gemaakt.',
  lost_voice: 'Steminstellingen. Die worden voor deze agent opnieuw gekozen.',
  lost_settings: 'Instellingen: {count, number}. Ze hebben hier geen tegenhanger of staan eerst uit.',
  lost_model: 'Het model wordt hier niet aangeboden, dus antwoordt het standaardmodel.',
  lost_shortened: 'Ingekorte teksten: {count, number}. Ze zijn langer dan bij een agent hier mag.',
  lost_tooMany: 'Delen boven onze limieten: {count, number}.',
  lost_notChat: 'De app is geen chat. De prompts worden overgenomen, en bezoekers praten ermee.',
  lost_project:
    'Voor deze agent antwoordde Voiceflow. Exporteer het project daar, of verbind het met zijn sleutel.',
  lost_columns: 'Kolommen: {count, number}. Alleen vragen en antwoorden worden overgenomen.',
  lost_incompleteRows: 'Rijen zonder vraag of antwoord: {count, number}.',
  lost_repeated: 'Herhaalde vragen: {count, number}. Het eerste antwoord telt.',
  secret_apiKey: 'API-sleutels',
  secret_token: 'toegangstokens',
  secret_password: 'wachtwoorden',
  secret_privateKey: 'privésleutels',
  unknownExport:
    'Dit is geen export van Voiceflow, Typebot, Dify of Convocore, en geen CSV. Een hier geëxporteerd sjabloon opent u met ‘Uit een bestand’.',
  exportTooLarge: 'Hoogstens {megabytes, number} MB, als YAML {yaml, number} MB',
  exportTooDeep: 'Dit bestand is dieper genest dan de export van een agent kan zijn.',
  exportTooMany: 'Dit bestand heeft meer onderdelen dan de export van een agent kan hebben.',
  exportUnreadable: 'Dit bestand kan niet worden gelezen. Exporteer het opnieuw en wijzig het niet.',
  exportTooSlow: 'Het lezen van dit bestand duurt te lang.',
  exportEmpty:
    'Dit bestand heeft niets wat een agent hier kan gebruiken: geen prompt, geen teksten en geen vragen.',
  noPairs: 'In deze tabel staan geen vragen en antwoorden. Voor beide is een kolom nodig.',
} satisfies Translation<typeof english>
