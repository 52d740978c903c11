import type { texts as english } from '../en/movingIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  movingIn: 'Agent d’une autre plateforme',
  exportFile: 'Export d’un agent',
  exportHint:
    'Voiceflow .vf · Typebot .json · Dify .yml · Convocore .json · Questions et réponses .csv · {megabytes, number} Mo au plus',
  whereIsIt: 'Où trouver le fichier',
  where_voiceflow: 'Voiceflow : exportez le projet en fichier .vf.',
  where_typebot: 'Typebot : ouvrez le menu de l’éditeur et choisissez « Export flow ».',
  where_dify: 'Dify : ouvrez le menu de l’application et choisissez « Export DSL », sans secrets.',
  where_convocore: 'Convocore : exportez le modèle de l’agent en JSON.',
  where_csv: 'CSV : une colonne pour les questions et une pour les réponses.',
  staysHere:
    'Votre navigateur lit le fichier. Rien n’y est exécuté, et aucun de ses liens n’est ouvert. Rien n’est créé avant votre confirmation.',
  readingExport: 'L’export est en cours de lecture …',
  readAs: 'Reconnu comme',
  table: 'Tableau de questions et réponses',
  prompt: 'Prompt',
  greeting: 'Message d’accueil',
  suggestedQuestions: 'Questions suggérées',
  model: 'Modèle',
  formerQuestions: 'Questions d’avant',
  savedAsTests:
    '{count, plural, one {# question est enregistrée comme test, à poser au nouvel agent} other {# questions sont enregistrées comme tests, à poser au nouvel agent}}',
  notTaken: 'Ce qui n’est pas repris, et pourquoi',
  allTaken: 'Tout le fichier est repris.',
  named: '{reason} ({names})',
  moved: 'Agent importé. Posez-lui ici les questions de l’ancien agent.',
  lost_secrets: 'Secrets retirés : {count, number}. Ils ne sont enregistrés nulle part.',
  lost_tools:
    'Appels d’autres services : {count, number}. Ils agiraient avec vos accès ; recréez-les comme outils.',
  lost_code: 'Code de programme : {count, number}. Le code d’un fichier n’est jamais exécuté.',
  lost_media:
    'Images, audio et vidéo : {count, number}. Le fichier n’en a que des liens, et les liens ne sont pas ouverts.',
  lost_inputs:
    'Questions particulières aux visiteurs : {count, number}. Fichiers, paiements et valeurs saisies fonctionnent autrement ici.',
  lost_variables: 'Variables : {count, number}. Seule l’autre plateforme connaît leurs valeurs.',
  lost_conditions:
    'Conditions : {count, number}. Elles dépendent de valeurs que seule l’autre plateforme connaît.',
  lost_connections:
    'Nœuds auxquels aucun chemin ne mène : {count, number}. Le fichier ne dit pas quand ils suivent ; reliez-les dans le canevas.',
  lost_steps: 'Étapes : {count, number}. Elles n’ont pas d’équivalent ici.',
  lost_subflows:
    'Boucles et renvois à d’autres parcours : {count, number}. Ils ne sont pas dans le fichier, ou ne peuvent pas être reproduits ici.',
  lost_files:
    'Documents : {count, number}. Le fichier n’en a que les noms ; téléversez-les sous Connaissances.',
  lost_collections:
    'Bases de connaissances : {count, number}. Leurs documents ne sont pas dans le fichier ; téléversez-les sous Connaissances.',
  lost_sites: 'Liens vers des pages : {count, number}. Elles ne sont pas publiques, ou trop nombreuses.',
  lost_channels: 'Canaux : {count, number}. Reconnectez-les sous Canaux.',
  lost_look: 'Images et CSS. Ils ont été faits pour une autre fenêtre de chat.',
  lost_voice: 'Réglages de la voix. Ils sont choisis à nouveau pour cet agent.',
  lost_settings: 'Réglages : {count, number}. Ils n’ont pas d’équivalent ici, ou sont désactivés au début.',
  lost_model: 'Le modèle n’est pas proposé ici ; le modèle standard répond donc.',
  lost_shortened: 'Textes raccourcis : {count, number}. Ils sont plus longs que ne le permet un agent ici.',
  lost_tooMany: 'Parties au-delà de nos limites : {count, number}.',
  lost_notChat: 'L’application n’est pas un chat. Ses prompts sont repris, et les visiteurs lui parlent.',
  lost_project: 'Voiceflow répondait pour cet agent. Exportez le projet là-bas, ou connectez-le avec sa clé.',
  lost_columns: 'Colonnes : {count, number}. Seules les questions et les réponses sont reprises.',
  lost_incompleteRows: 'Lignes sans question ou sans réponse : {count, number}.',
  lost_repeated: 'Questions répétées : {count, number}. La première réponse compte.',
  secret_apiKey: 'clés d’API',
  secret_token: 'jetons d’accès',
  secret_password: 'mots de passe',
  secret_privateKey: 'clés privées',
  unknownExport:
    'Ce n’est pas un export de Voiceflow, Typebot, Dify ou Convocore, ni un CSV. Un modèle exporté ici s’ouvre avec « À partir d’un fichier ».',
  exportTooLarge: '{megabytes, number} Mo au plus, en YAML {yaml, number} Mo',
  exportTooDeep: 'Ce fichier est imbriqué plus profondément que l’export d’un agent ne peut l’être.',
  exportTooMany: 'Ce fichier a plus d’entrées que l’export d’un agent ne peut en avoir.',
  exportUnreadable: 'Ce fichier ne peut pas être lu. Exportez-le à nouveau, sans le modifier.',
  exportTooSlow: 'La lecture de ce fichier prend trop de temps.',
  exportEmpty: 'Ce fichier n’a rien qu’un agent puisse utiliser ici : ni prompt, ni textes, ni questions.',
  noPairs: 'Il n’y a pas de questions et réponses dans ce tableau. Il faut une colonne pour chacune.',
} satisfies Translation<typeof english>
