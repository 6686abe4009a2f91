'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';

const prefix = 'picked:';

function read(classId: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(localStorage.getItem(prefix + classId) ?? '[]'));
  } catch {
    return [];
  }
}

export function usePickedPupils(classId: string) {
  const [picked, setPicked] = useState(() => read(classId));
  useEffect(() => {
    try {
      if (picked.length > 0) localStorage.setItem(prefix + classId, JSON.stringify(picked));
      else localStorage.removeItem(prefix + classId);
    } catch {
      // The browser may deny access to its storage.
    }
  }, [classId, picked]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === prefix + classId) setPicked(read(classId));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [classId]);
  return [picked, setPicked] as const;
}
