import type { texts as english } from '../en/integrations.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Intégrations',
  description: 'Canaux, modèles, fonctions et agendas auxquels les agents peuvent être connectés.',
  lead: 'Tout ce qui figure ici fonctionne aujourd’hui. S’il manque quelque chose, une fonction HTTP y supplée souvent.',
  channels: 'Canaux',
  website: 'Site web',
  websiteText:
    'Une ligne de HTML : en bouton, dans la page ou en pleine page. Avec tout système qui accepte un script, comme WordPress, Shopify, Webflow et Wix.',
  whatsapp: 'Numéros de votre compte professionnel, modèles, messages vocaux.',
  messenger: 'Les pages que vous gérez, avec les réponses de votre équipe dans l’application de Meta.',
  instagram: 'Les messages à votre compte professionnel.',
  telegram: 'Votre propre bot, par son jeton.',
  discord: 'Un bot pour les salons de votre serveur.',
  models: 'Modèles',
  eitherKey: 'Avec notre clé ou la vôtre.',
  otherModels: 'Autres',
  otherModelsText: 'Tout serveur qui comprend les « chat completions » d’OpenAI.',
  systems: 'Vos systèmes',
  http: 'Fonctions HTTP',
  httpText:
    'Appelez n’importe quelle API : paramètres typés, identifiants chiffrés, un essai qui montre la vraie requête. Une commande cURL peut être collée.',
  mcp: 'Serveurs MCP',
  mcpText:
    'Utilisez les outils de serveurs par HTTP. Une définition modifiée n’est pas employée avant que vous l’ayez vue.',
  calendar: 'Agenda',
  calendarText: 'Des rendez-vous avec horaires, fuseaux et invitations par e-mail.',
  events: 'Événements de l’espace de travail',
  eventsText: 'Des webhooks signés pour les clients ajoutés et supprimés, et pour les demandes d’accès.',
  agencies: 'Pour les agences',
  domain: 'Votre domaine',
  domainText: 'Le tableau de bord et le widget à votre adresse, avec son certificat.',
  email: 'Votre e-mail',
  emailText: 'Les e-mails aux clients partent de votre domaine.',
  tabs: 'Vos pages',
  tabsText: 'Vos propres onglets dans le tableau de bord du client.',
  closing: 'Connectez la première',
  closingText: 'La plupart prennent moins de cinq minutes.',
} satisfies Translation<typeof english>
