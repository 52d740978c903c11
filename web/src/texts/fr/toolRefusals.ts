import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Utilisez des minuscules, des chiffres et _, en commençant par une lettre : order_status.',
  toolNameTaken: 'Un autre outil de cet espace de travail porte ce nom.',
  toolHasChanged:
    '{name} a enregistré cet outil depuis que vous l’avez ouvert. Vos modifications sont toujours là : comparez les deux.',
  tooManyTools: 'Un espace de travail a au plus {most, number} outils. Supprimez-en un d’abord.',
  toolKeyWrong: 'Utilisez des lettres, des chiffres et _, en commençant par une lettre.',
  toolKeyTwice: 'Ce nom existe déjà.',
  toolNeedsChoices: 'Veuillez indiquer au moins un choix.',
  toolAddressWrong: 'Veuillez entrer une adresse qui commence par https:// et sans paramètre dans l’hôte.',
  toolQueryInRows: 'Ce qui suit le ? va dans les lignes ci-dessous.',
  toolPathNeedsValue: 'Le paramètre {name} fait partie de l’adresse : il doit être obligatoire.',
  toolSlotUnknown: 'Il n’y a pas de paramètre {name}. Ajoutez-le ou retirez-le ici.',
  toolHeaderWrong: 'Ce ne peut être le nom d’un en-tête à vous.',
  toolSecretTyped:
    'Une clé se place dans des identifiants, qui sont chiffrés. Choisissez-en ou créez-en plus haut, et retirez la clé d’ici.',
  toolHeaderOneLine: 'Un en-tête est une ligne de caractères usuels.',
  toolBodyWrong: 'Ce n’est pas du JSON. Un paramètre tient lieu de valeur, sans guillemets.',
  toolNotGiven: 'Votre prestataire n’a pas donné cet outil à cet agent.',
  toolCredentialToChoose: 'Choisissez des identifiants ou « Aucun ».',
  toolCredentialGone: 'Ces identifiants ont été supprimés. Choisissez-en d’autres.',
  toolHostNotListed:
    'Ces identifiants ne peuvent pas être envoyés à {host}. Ajoutez-y l’hôte ou choisissez-en d’autres.',
  modelServerNotPublic: 'Seules des adresses https de l’internet public peuvent être utilisées.',
  credentialHostWrong: 'Veuillez entrer un hôte tel que api.example.com.',
  credentialSecretWrong: 'Une clé est une ligne de caractères usuels.',
  credentialFieldWrong: 'Cela ne peut pas être envoyé comme nom.',
  credentialNeedsSecret: 'Veuillez saisir à nouveau la clé : elle serait envoyée ailleurs ou autrement.',
  credentialHasChanged:
    '{name} a enregistré ces identifiants depuis que vous les avez ouverts. Vos modifications sont toujours là : comparez les deux.',
  credentialInUse: 'L’outil {name} utilise ces identifiants. Choisissez-en d’abord d’autres là-bas.',
  tooManyCredentials: 'Un espace de travail a au plus {most, number} identifiants. Supprimez-en d’abord.',
  timeZoneWrong: 'Veuillez choisir un fuseau horaire.',
  spanEndsTooSoon: 'Cela doit être après le début.',
  spansOverlap: 'Cela doit être après les heures précédentes.',
  busyAddressWrong: 'Veuillez saisir une adresse qui commence par https://.',
  busyUnreadable: 'Aucun agenda n’a pu être lu à cette adresse.',
  calendarHasChanged:
    '{name} a enregistré cet agenda depuis que vous l’avez ouvert. Vos modifications sont encore là : regardez les deux.',
  tooManyCalendars: 'Un espace de travail a au plus {most, number} agendas. Supprimez-en un d’abord.',
  calendarHasAppointments: 'Il y a des rendez-vous à venir. Annulez-les d’abord, ou archivez l’agenda.',
  credentialsAreOff:
    'Cette installation ne conserve pas d’identifiants. La personne qui l’exploite définit TENANT_SECRET_KEYS, comme l’indique le README.',
  mcpAddressWrong: 'Saisissez une adresse qui commence par https://.',
  mcpUnreachable: 'Personne ne répond à cette adresse.',
  notMcp: 'Ce qui répond à cette adresse n’est pas un serveur MCP par HTTP.',
  mcpListTooLong:
    'Les descriptions des outils de ce serveur dépassent un mégaoctet. Proposez-en moins, ou raccourcissez-les.',
  mcpNotSigned: 'Le serveur veut savoir qui demande. Choisissez des identifiants qu’il accepte.',
  mcpHostNotListed:
    'Ces identifiants ne peuvent pas être envoyés à cet hôte. Ajoutez l’hôte ou choisissez-en d’autres.',
  mcpServerHasChanged:
    '{name} a enregistré ce serveur depuis que vous l’avez ouvert. Vos modifications sont toujours là : comparez les deux.',
  tooManyMcpServers: 'Un espace de travail a au plus {most, number} serveurs MCP. Supprimez-en un d’abord.',
  voiceflowKeyWrong: 'Une clé de l’API Dialog commence par VF.DM.',
  voiceflowKeyRefused: 'Voiceflow n’accepte pas cette clé.',
  voiceflowSilent: 'Le projet ne répond pas. Publiez-le dans Voiceflow, puis réessayez.',
  platformNotOffered: 'Les agents de cette plateforme ne peuvent pas être créés ici.',
  projectKeyGone: 'Cet agent n’a pas de clé. Saisissez-en d’abord une sous Réglages → Essentiel.',
  telegramTokenWrong: 'Veuillez saisir un jeton valide.',
  telegramUnreachable: 'Telegram est injoignable pour le moment. Veuillez réessayer.',
  telegramWebhookFailed: 'Le webhook n’a pas pu être défini : {description}',
  channelDisconnected: 'Ce canal n’est plus connecté : les réponses ne partent pas.',
  channelBroken: 'Ce canal doit être reconnecté. D’ici là, les réponses ne partent pas.',
  channelLocked:
    'WhatsApp a bloqué ce compte. Tant que le blocage n’est pas levé, les réponses ne partent pas.',
  channelOfAnotherAgent: 'Ce compte répond pour un autre agent. Déconnectez-le d’abord là-bas.',
  metaIsOff: 'Non disponible ici. Adressez-vous à votre prestataire.',
  metaLoginOver: 'Cette connexion à Meta a expiré. Veuillez vous connecter à nouveau.',
  metaNotAllowed:
    'Meta ne nous a pas accordé ce dont nous avons besoin : {permissions}. Connectez-vous à nouveau et autorisez-le.',
  metaUnreachable: 'Meta est injoignable pour le moment. Veuillez réessayer.',
  metaPageGone:
    'Cette page ne fait pas partie de celles que vous avez autorisées. Veuillez vous connecter à nouveau.',
  metaNoInstagram:
    'Aucun compte Instagram professionnel n’est lié à cette page. Liez-en un d’abord chez Meta.',
  metaOtherPage: 'Cet agent répond déjà pour la page {name}. Choisissez-la ou retirez-la d’abord.',
  metaNotSubscribed:
    'Meta ne nous transmet pas ce qui est écrit à cette page. Reconnectez-vous à Meta et autorisez tout ce qui est demandé.',
  connectedTooOften: 'C’était souvent. Attendez dix minutes et réessayez.',
  agentHasChannels: 'Déconnectez d’abord ses canaux : ils appartiennent à cet espace de travail.',
  fillRequiredFields: 'Veuillez remplir les champs obligatoires.',
  fillAllFields: 'Veuillez remplir tous les champs.',
  discordIsOff: 'Non disponible ici. Adressez-vous à votre prestataire.',
  discordUnreachable: 'Discord est injoignable pour le moment. Veuillez réessayer.',
  discordChannelIdWrong: 'Ce n’est pas un identifiant de salon : il a 17 à 20 chiffres.',
  discordChannelUnseen:
    'Le bot ne voit pas ce salon. Ajoutez-le à votre serveur, et au salon s’il est privé.',
  discordWebhookWrong: 'Veuillez saisir l’URL du webhook telle que Discord l’affiche.',
  discordWebhookGone: 'Discord ne connaît pas ce webhook. Veuillez en créer un nouveau.',
  discordWebhookElsewhere: 'Ce webhook appartient à un autre salon.',
  whatsappNumberUnknown: 'Le compte professionnel n’a pas ce numéro.',
  whatsappOtherRegion:
    'Ce compte professionnel répond déjà ici dans une autre région. Connectez tous ses numéros dans une seule région.',
  whatsappTokenWrong: 'Meta n’accepte pas ce jeton.',
  whatsappAppSecretWrong: 'Ce n’est pas la clé secrète de l’application à laquelle le jeton a été donné.',
  whatsappIdWrong: 'Un ID de Meta ne contient que des chiffres.',
  whatsappVerifyTokenWrong: 'Utilisez au moins 8 lettres, chiffres, - et _.',
  whatsappPhoneMissing: 'Veuillez indiquer un numéro de téléphone valide et vérifier que l’ID est joignable.',
  whatsappPhoneCountry: 'Veuillez inclure l’indicatif du pays dans le numéro de téléphone.',
  whatsappMessageMissing: 'Veuillez saisir un message à envoyer.',
  channelMessageFailed: 'Erreur lors de l’envoi du message : {message}',
  channelTestNobody:
    'Personne ne peut y recevoir de message pour le moment. Écrivez vous-même au compte, puis réessayez.',
  whatsappTemplateInvalid: 'Informations du modèle non valides',
  whatsappTemplateName: 'Utilisez des minuscules, des chiffres et _.',
  whatsappTemplateBody: 'Écrivez 1 024 caractères au plus ; les variables sont numérotées à partir de 1.',
  whatsappTemplateVariables: 'Utilisez 20 variables au plus.',
  whatsappTemplateExamples: 'Écrivez un exemple pour chaque variable.',
  whatsappTemplateGone: 'Ce modèle n’est plus approuvé.',
}
