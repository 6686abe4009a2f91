const looks = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'text-ink underline-offset-4 hover:bg-birch',
  danger: 'border border-red text-red hover:bg-red-tint',
} as const;

const sizes = {
  small: 'min-h-11 gap-1.5 px-3.5 py-1.5 text-sm',
  normal: 'min-h-11 gap-2 px-5 py-2',
  large: 'min-h-13 gap-2.5 px-7 py-2 text-lg',
} as const;

export interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  className?: string;
}

export function buttonClass({ look = 'primary', size = 'normal', className = '' }: ButtonLook) {
  return `button ${looks[look]} ${sizes[size]} ${className}`;
}
