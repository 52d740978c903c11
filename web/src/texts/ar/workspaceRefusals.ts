import type { texts as english } from '../en/workspaceRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  brokenInvite: 'لم تعد هذه الدعوة موجودة. اطلب دعوة جديدة.',
  inviteOfAnotherAddress: 'أُرسلت هذه الدعوة إلى عنوان بريد آخر.',
  inviteSelf: 'لا يمكنك دعوة نفسك :)',
  isMemberAlready: '{email} عضو في مساحة العمل هذه بالفعل.',
  noSeats: 'بلغت الحد الأقصى لعدد المقاعد',
  addressConfirmed: 'هذا العنوان مؤكد بالفعل.',
  inviteUsed: 'استُخدمت هذه الدعوة.',
  resetLinkOver: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطًا جديدًا.',
  inviteExpired: 'انتهت صلاحية هذه الدعوة. اطلب دعوة جديدة.',
  inviteNotOpen: 'لم تعد هذه الدعوة مفتوحة.',
  personalWorkspaceStays: 'هذه مساحة عملك الشخصية. تبقى ما دام حسابك.',
  workspaceHasSubscription: 'لمساحة العمل هذه اشتراك. ألغه في الفوترة، واحذف مساحة العمل بعد انتهائه.',
  tooManyInvites:
    'الحد اليومي لدعوات مساحة العمل هو {most, number}، وللعنوان الواحد {mostToOne, number}. حاول مرة أخرى غدًا.',
  workspaceHasAgents: 'في مساحة العمل هذه وكلاء. احذفهم أولًا.',
  workspaceLivesElsewhere: 'مساحة العمل هذه في المنطقة الأخرى.',
  workspaceNameMissing: 'أدخل اسمًا لمساحة العمل.',
  workspaceNotFound: 'خطأ: تعذّر الوصول إلى معلومات مساحة العمل',
  takesInvitesBack: 'يسحب الدعوات المالك، أو من أرسلها.',
  workspaceIsMissing: 'لم يتم العثور على مساحة العمل. يرجى التحديث والمحاولة مرة أخرى.',
  workspaceHasClients: 'توجد في مساحة العمل هذه عملاء. احذفهم أولاً.',
} satisfies Translation<typeof english>
