import type { texts as english } from '../en/integrations.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Integraties',
  description: 'Kanalen, modellen, functies en agenda’s waarmee agenten te verbinden zijn.',
  lead: 'Alles op deze pagina werkt vandaag. Ontbreekt er iets, dan helpt vaak een HTTP-functie.',
  channels: 'Kanalen',
  website: 'Website',
  websiteText:
    'Eén regel HTML: als knop, in de pagina of als hele pagina. Met elk systeem dat een script toestaat, zoals WordPress, Shopify, Webflow en Wix.',
  whatsapp: 'Nummers van uw zakelijke account, sjablonen, spraakberichten.',
  messenger: 'Pagina’s die u beheert, met antwoorden van uw team in de app van Meta.',
  instagram: 'Berichten aan uw professionele account.',
  telegram: 'Een eigen bot, met zijn token.',
  discord: 'Een bot voor de kanalen van uw server.',
  models: 'Modellen',
  eitherKey: 'Met onze sleutel of die van u.',
  otherModels: 'Andere',
  otherModelsText: 'Elke server die de chat completions van OpenAI begrijpt.',
  systems: 'Uw systemen',
  http: 'HTTP-functies',
  httpText:
    'Roep elke API aan: getypeerde parameters, versleutelde gegevens, een test die het echte verzoek toont. Een cURL-opdracht kan worden geplakt.',
  mcp: 'MCP-servers',
  mcpText:
    'Gebruik de tools van servers over HTTP. Een gewijzigde definitie wordt pas gebruikt als u haar hebt gezien.',
  calendar: 'Agenda',
  calendarText: 'Afspraken met openingstijden, tijdzones en uitnodigingen per e-mail.',
  events: 'Gebeurtenissen van de werkruimte',
  eventsText: 'Ondertekende webhooks voor nieuwe en verwijderde klanten, en voor toegangsverzoeken.',
  agencies: 'Voor bureaus',
  domain: 'Uw domein',
  domainText: 'Het dashboard en de widget op uw eigen adres, met certificaat.',
  email: 'Uw e-mail',
  emailText: 'E-mails aan klanten vanaf uw domein.',
  tabs: 'Uw pagina’s',
  tabsText: 'Eigen tabbladen in het dashboard van de klant.',
  closing: 'Verbind de eerste',
  closingText: 'De meeste kosten minder dan vijf minuten.',
} satisfies Translation<typeof english>
