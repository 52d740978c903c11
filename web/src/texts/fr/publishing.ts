import type { texts as english } from '../en/publishing.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  published: 'Publié',
  saveAndPublish: 'Enregistrer et publier',
  publish: 'Publier',
  addWidgetToWebsite: 'Ajouter le widget au site',
  dontShowAgain: 'Ne plus afficher',
  runTestsFirst: 'Exécuter d’abord les tests',
  findingsHint:
    'Ce que votre brouillon répond aux tests enregistrés, là où ce n’est pas ce qui était attendu ou diffère de ce qui est dit aujourd’hui aux visiteurs.',
  answersToCheck: 'Réponses à vérifier',
  expected: 'Attendu',
  visitorsGet: 'Les visiteurs reçoivent',
  draftAnswers: 'Le brouillon répond',
  nothing: 'Rien',
  publishAnyway: 'Publier quand même',
  backToEditing: 'Revenir à l’édition',
  websiteScript: 'Script du site',
  kindOfScript: 'Type de script',
  popup: 'Fenêtre',
  embedded: 'Intégré',
  nothingPublishedYet: 'Rien n’est encore publié. Les visiteurs verront le widget une fois l’agent publié.',
  websiteScriptCode: 'Script du site',
  openTheDemoPage: 'Ouvrir la page de démonstration',
  copied: 'Copié',
  copyScript: 'Copier le script',
  pageCommands: 'Ce que votre page peut en faire',
  pageCommandsHint:
    'Une fois le script sur la page ; les appels faits avant l’arrivée du chat sont exécutés dès qu’il est là.',
  agentPublished: 'Agent publié.',
  publishedHint: 'Vous venez de publier votre agent, il est temps de le déployer',
  untested:
    '{count, plural, one {Un test enregistré n’a pas été posé depuis que vous avez changé l’agent ou ses connaissances.} other {# tests enregistrés n’ont pas été posés depuis que vous avez changé l’agent ou ses connaissances.}}',
  warning_worse: 'A empiré',
  warning_failed: 'Échoue',
  warning_changed: 'A changé',
  answersFail:
    '{count, plural, one {Une réponse échoue à son test} other {# réponses échouent à leurs tests}}',
  answersChanged: '{count, plural, one {Une réponse a changé} other {# réponses ont changé}}',
  lead_popup:
    'Collez ceci avant la balise body fermante de chaque page qui doit avoir le widget. Une fois suffit : ce que vous publiez ensuite apparaît de soi-même en une minute ou deux.',
  lead_embedded:
    'Collez ceci à l’endroit où le chat doit faire partie de votre page. Donnez à l’élément la largeur et la hauteur que vous voulez. Une fois suffit : ce que vous publiez ensuite apparaît de soi-même en une minute ou deux.',
  copiedToClipboard: 'Copié dans le presse-papiers',
  command_open: 'Ouvre le chat',
  command_close: 'Le ferme',
  command_toggle: 'L’ouvre ou le ferme',
  command_send: 'Écrit pour le visiteur',
  command_identify: 'Dit qui est le visiteur',
  command_on: 'Est informé de ready, open, close, message, answer, unread, lead, handoff et error',
  command_setLanguage: 'Change la langue',
  command_trigger: 'Lance vos déclencheurs d’événement',
  command_openForm: 'Affiche un de vos formulaires',
  command_configure: 'Ajoute un autre agent à la page',
  command_destroy: 'Retire le widget de la page',
  missed: 'Pas comme attendu',
} satisfies Translation<typeof english>
