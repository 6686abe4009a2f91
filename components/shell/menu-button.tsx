'use client';

import { Menu } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { MenuDrawer } from './menu-drawer';
import { footerMenuId } from './site-links';

const never = () => () => {};

export function MenuButton(props: { label: string; closeLabel: string; children: ReactNode }) {
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isOpen, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ Drawer: typeof MenuDrawer }>();
  const button = useRef<HTMLButtonElement>(null);
  const className = buttonClass({
    look: 'quiet',
    size: 'small',
    className: 'min-w-11 max-sm:px-0',
  });
  const content = (
    <>
      <Menu aria-hidden className="size-6" />
      <span className="max-sm:sr-only">{props.label}</span>
    </>
  );

  const open = async () => {
    try {
      const { MenuDrawer: Drawer } = await import('./menu-drawer');
      setDrawer({ Drawer });
      setOpen(true);
    } catch {
      window.location.hash = footerMenuId;
    }
  };
  if (!hasScript) {
    return (
      <a href={`#${footerMenuId}`} className={className}>
        {content}
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        className={className}
      >
        {content}
      </button>
      {drawer && (
        <drawer.Drawer
          open={isOpen}
          onOpenChange={setOpen}
          title={props.label}
          closeLabel={props.closeLabel}
          opener={button}
        >
          {props.children}
        </drawer.Drawer>
      )}
    </>
  );
}
