import type { texts as english } from '../en/deliveryReasons.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  tooLate: 'Il n’a pas pu être remis à temps.',
  notTaken: 'Le canal n’a pas accepté ce message.',
  fileNotTaken: 'Le canal n’a pas accepté un fichier de ce message.',
  fileGone: 'Un fichier de ce message n’est plus là.',
  telegramNotConnected: 'Le bot n’est plus connecté. Connectez-en un sur la page Canaux.',
  telegramTokenRefused: 'Telegram n’accepte plus le jeton du bot. Reconnectez le bot sur la page Canaux.',
  telegramBlocked: 'Cette personne a bloqué le bot et doit d’abord lui écrire de nouveau.',
  telegramNotTaken: 'Telegram n’a pas accepté ce message.',
  discordNotConnected: 'Le canal Discord n’est plus connecté. Connectez-en un sur la page Canaux.',
  discordThreadGone:
    'Le fil de cette personne n’existe plus. La personne doit d’abord poser une nouvelle question.',
  discordWebhookGone:
    'Le webhook de ce canal n’existe plus. Créez-en un nouveau et connectez-le sur la page Canaux.',
  discordNotTaken: 'Discord n’a pas accepté ce message.',
  metaNotConnected: 'La page n’est plus connectée. Connectez-en une sous Canaux.',
  metaAccessRefused: 'Meta n’accepte plus l’accès de la page. Reconnectez la page sous Canaux.',
  metaWindowOver:
    'Cette personne n’a pas écrit depuis 24 heures, Meta n’accepte donc plus de réponse. La personne doit d’abord écrire de nouveau.',
  metaWeekOver:
    'Cette personne n’a pas écrit depuis sept jours : Meta n’accepte plus de réponse. Elle doit d’abord écrire à nouveau.',
  metaNoPermission:
    'Meta ne nous a pas permis d’écrire pour cette page. Reconnectez-vous à Meta sous Canaux, et autorisez tout ce qui est demandé.',
  metaOutOfReach: 'Cette personne est injoignable : la discussion est bloquée ou le compte n’existe plus.',
  metaNotTaken: 'Meta n’a pas accepté ce message.',
  whatsappNotConnected: 'Le numéro n’est plus connecté. Connectez-en un sur la page Canaux.',
  whatsappAccessRefused:
    'WhatsApp ne nous laisse plus écrire avec ce numéro. Reconnectez-le sur la page Canaux.',
  whatsappNotTaken: 'WhatsApp n’a pas accepté ce message.',
  whatsappOutOfReach:
    'Cette personne est injoignable sur WhatsApp ou n’a pas accepté ses dernières conditions.',
  whatsappNotListed:
    'Ce numéro ne fait pas encore partie de ceux auxquels il est permis d’écrire. Ajoutez-le dans votre application chez Meta.',
  whatsappToItself: 'Un numéro ne peut pas s’écrire à lui-même.',
  whatsappLocked: 'WhatsApp a verrouillé ce compte professionnel. Meta y indique pourquoi.',
  whatsappNeedsPayment:
    'WhatsApp a besoin d’un moyen de paiement pour ce compte professionnel. Ajoutez-en un chez Meta.',
  whatsappNotRegistered:
    'Le numéro n’est pas enregistré auprès de WhatsApp. Reconnectez-le sur la page Canaux.',
  whatsappWindowOver:
    '24 heures se sont écoulées depuis le dernier message de cette personne. D’ici un nouveau message, WhatsApp n’accepte que des modèles approuvés.',
  whatsappKeptBack: 'WhatsApp a retenu ce message, pour que les gens en reçoivent moins.',
  whatsappNoMarketing: 'Cette personne ne veut pas de messages publicitaires.',
  whatsappKindNotTaken: 'WhatsApp n’accepte pas ce genre de message.',
  whatsappTemplateVariables: 'Le modèle a un autre nombre de variables.',
  whatsappTemplateMissing: 'Ce modèle n’existe pas dans cette langue ou n’est pas approuvé.',
  whatsappTemplatePaused: 'WhatsApp a suspendu ce modèle en raison de sa qualité.',
  whatsappTemplateDisabled: 'WhatsApp a désactivé ce modèle.',
  whatsappBlocked: 'WhatsApp a bloqué ce compte professionnel pour un certain temps.',
} satisfies Translation<typeof english>
